import type { Post } from '@heraia/contract/feed'
import { Menu } from '@heraia/ui/menu'
import { Link as LinkIcon, Quote, Repeat2, Share2, Undo2 } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { postTexts } from './post-texts.ts'
import { quoteTexts } from './quote-texts.ts'
import { copyPostLink, sharePost } from './share-post.ts'
import { isRepost, useRepost } from './use-repost.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

/** Repost, quote, copy the link, or the device's own share sheet. */
export function ShareMenu({ post, onQuote }: { post: Post; onQuote: () => void }) {
  const texts = useTexts(quoteTexts)
  const words = useTexts(postTexts)
  const { user } = useSession()
  const { repost, takeBack } = useRepost(post)
  const hersId = isRepost(post) && user?.id === post.author.id ? post.id : post.repostId
  const isQuotable = post.audience === 'public' && (!isRepost(post) || post.quoted !== null)
  const label = post.quotes > 0 ? texts.shareCount(post.quotes) : texts.share
  return (
    <Menu
      label={words.onPost(label, post.author.name)}
      trigger="bare"
      placement="bottom start"
      choices={[
        ...(hersId
          ? [{ id: 'takeBack', label: texts.takeBack, icon: <Undo2 {...icon} />, onAction: () => takeBack(hersId) }]
          : isQuotable
            ? [{ id: 'repost', label: texts.repost, icon: <Repeat2 {...icon} />, onAction: repost }]
            : []),
        ...(isQuotable ? [{ id: 'quote', label: texts.quote, icon: <Quote {...icon} />, onAction: onQuote }] : []),
        {
          id: 'copy',
          label: words.copyLink,
          icon: <LinkIcon {...icon} />,
          onAction: () => void copyPostLink(post, words),
        },
        ...('share' in navigator
          ? [
              {
                id: 'elsewhere',
                label: texts.elsewhere,
                icon: <Share2 {...icon} />,
                onAction: () => void sharePost(post, words),
              },
            ]
          : []),
      ]}
    >
      <span className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-1.5 text-sm sm:gap-2 sm:px-3 font-semibold text-muted transition-colors hover:bg-sunken hover:text-ink">
        <Share2 aria-hidden="true" className="size-5" />
        <span className="figures">{label}</span>
      </span>
    </Menu>
  )
}
