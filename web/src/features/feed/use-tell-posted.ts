import type { Post } from '@heraia/contract/feed'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useTexts } from '../../lib/locale.tsx'
import { feedTexts } from './feed-texts.ts'
import type { PostDraft } from './post-draft.ts'

/**
 * The list of everyone does not hold what is hers alone: she hears where it went. What was there already, though she was
 * not told, keeps the pictures that it had.
 */
export function useTellPosted() {
  const texts = useTexts(feedTexts)
  return ({ audience, media }: Post, sent: PostDraft) => {
    const isAsSent = media.map(({ id }) => id).join() === (sent.media ?? []).map(({ id }) => id).join()
    if (!isAsSent) return showToast({ message: texts.otherMedia })
    return showToast({ message: audience === 'private' ? texts.postedForMe : texts.posted, tone: 'success' })
  }
}
