import type { QuotedPost as Quoted } from '@heraia/contract/feed'
import { Avatar } from '@heraia/ui/avatar'
import { Link } from '@heraia/ui/link'
import { Time } from '@heraia/ui/time'
import { useState } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { FoldedWords } from '../../pieces/folded-words.tsx'
import { VerifiedMark } from '../../pieces/person-line.tsx'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { quoteTexts } from './quote-texts.ts'

const frame = 'relative rounded-md border border-line p-3'

/** The post that another one quotes, small; all of it leads there. null: it is gone, or not for her. */
export function QuotedPost({ quoted, still = false }: { quoted: Quoted | null; still?: boolean }) {
  const texts = useTexts(quoteTexts)
  const { locale } = useFormat()
  const [isOpened, setOpened] = useState(false)
  if (!quoted) return <p className={`${frame} text-sm text-muted`}>{texts.gone}</p>
  const { author, media, mutedWord } = quoted
  if (mutedWord && !still && !isOpened) {
    return (
      <div className={frame}>
        <FoldedWords word={mutedWord} name={author.name} onShow={() => setOpened(true)} />
      </div>
    )
  }
  const [first] = media
  const words = quoted.text || first?.picture.alt || texts.pictures
  const wordsLook = 'line-clamp-5 whitespace-pre-line [overflow-wrap:anywhere]'
  return (
    <figure aria-label={texts.quotedBy(author.name)} className={`${frame} grid gap-2`}>
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <Avatar seed={author.id} picture={author.avatar} size="tiny" />
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="flex min-w-0 items-center gap-1">
            <span dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
              {author.name}
            </span>
            {author.verified && <VerifiedMark />}
          </span>
          <span className="text-muted">
            <Time at={quoted.createdAt} locale={locale} />
          </span>
        </span>
      </p>
      <div className="flex items-start gap-3">
        <p dir="auto" className="min-w-0 grow">
          {still ? (
            <span className={wordsLook}>{words}</span>
          ) : (
            <Link
              href={addresses.post(quoted.id)}
              className={`${wordsLook} after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus`}
            >
              {words}
            </Link>
          )}
        </p>
        {first && !first.sensitive && (
          <ShownPicture
            picture={first.picture}
            alt=""
            sizes="5rem"
            className="size-20 shrink-0 rounded-sm object-cover"
          />
        )}
      </div>
    </figure>
  )
}
