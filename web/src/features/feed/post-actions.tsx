import type { Post } from '@heraia/contract/feed'
import { Link } from '@heraia/ui/link'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { Comments } from './comments.tsx'
import { actionLook, LikeButton } from './like-button.tsx'
import type { PostPanel } from './post-menu.tsx'
import { postTexts } from './post-texts.ts'
import { quoteTexts } from './quote-texts.ts'
import { ShareMenu } from './share-menu.tsx'

interface PostActionsProps {
  post: Post
  whole: boolean
  onOpen: (panel: PostPanel) => void
}

/** Like, comment, share, with their counts; the comments open below. */
export function PostActions({ post, whole, onOpen }: PostActionsProps) {
  const texts = useTexts(postTexts)
  const [open, setOpen] = useState(whole)
  const quoteWords = useTexts(quoteTexts)
  const hasCounts = post.likes > 0 || post.comments > 0 || post.quotes > 0
  return (
    <div className="grid gap-2.5">
      {hasCounts && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {post.likes > 0 && (
            <button
              type="button"
              onClick={() => onOpen('likers')}
              className="figures touch-beyond inline-flex min-h-6 items-center hover:underline"
            >
              {texts.likers(post.likes)}
            </button>
          )}
          {post.comments > 0 && <span className="figures">{texts.commentCount(post.comments)}</span>}
          {post.quotes > 0 && (
            <Link
              href={addresses.postQuotes(post.id)}
              className="figures touch-beyond inline-flex min-h-6 items-center hover:underline"
            >
              {quoteWords.quotes(post.quotes)}
            </Link>
          )}
        </p>
      )}
      <div className="-mx-1.5 flex flex-wrap sm:-mx-3">
        <LikeButton post={post} />
        <button
          type="button"
          aria-label={texts.onPost(texts.comment, post.author.name)}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={actionLook}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {texts.comment}
        </button>
        <ShareMenu post={post} onQuote={() => onOpen('quote')} />
      </div>
      {open && <Comments post={post} />}
    </div>
  )
}
