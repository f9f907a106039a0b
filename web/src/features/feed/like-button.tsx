import type { Post } from '@heraia/contract/feed'
import { Heart } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { postTexts } from './post-texts.ts'
import { useLike } from './use-like.ts'

export const actionLook =
  'touch inline-flex min-h-11 items-center gap-1.5 rounded-full px-1.5 text-sm sm:gap-2 sm:px-3 font-semibold text-muted transition-colors hover:bg-sunken hover:text-ink'

export function LikeButton({ post }: { post: Post }) {
  const texts = useTexts(postTexts)
  const toggle = useLike(post)
  return (
    <button
      type="button"
      aria-label={texts.onPost(texts.like, post.author.name)}
      aria-pressed={post.isLiked}
      onClick={toggle}
      className={`${actionLook} aria-pressed:text-accent-ink`}
    >
      <Heart aria-hidden="true" className="size-5" fill={post.isLiked ? 'currentColor' : 'none'} />
      {texts.like}
    </button>
  )
}
