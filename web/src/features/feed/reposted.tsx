import type { Post } from '@heraia/contract/feed'
import { Link } from '@heraia/ui/link'
import { Time } from '@heraia/ui/time'
import { Repeat2 } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { quoteTexts } from './quote-texts.ts'

/** "Dana reposted", above what she reposted. */
export function Reposted({ post }: { post: Post }) {
  const texts = useTexts(quoteTexts)
  const { locale } = useFormat()
  return (
    <p className="flex min-h-11 min-w-0 items-center gap-2 text-sm text-muted">
      <Repeat2 aria-hidden="true" className="size-5 shrink-0" />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <Link
          href={addresses.profile(post.author.handle)}
          className="touch-beyond inline-flex min-h-6 min-w-0 items-center font-semibold hover:underline"
        >
          <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
            {texts.reposted(post.author.name)}
          </span>
        </Link>
        <Link href={addresses.post(post.id)} className="touch-beyond inline-flex min-h-6 items-center hover:underline">
          <Time at={post.createdAt} locale={locale} />
        </Link>
      </span>
    </p>
  )
}
