import type { Post, QuotedPost } from '@heraia/contract/feed'
import { Dialog } from '@heraia/ui/dialog'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { Composer } from './composer.tsx'
import { quoteTexts } from './quote-texts.ts'
import { isRepost } from './use-repost.ts'

/** Writes about a post, which stands below the words. To quote a repost is to quote what it reposts. */
export function QuoteDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const texts = useTexts(quoteTexts)
  // As it was when she began: a repost of what is gone is no post to write about.
  const [quoted] = useState<QuotedPost>(() => (isRepost(post) && post.quoted) || post)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.quoteTitle} closeLabel={texts.close}>
      <Composer quoted={quoted} onPosted={onClose} />
    </Dialog>
  )
}
