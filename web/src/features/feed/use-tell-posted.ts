import type { Post } from '@heraia/contract/feed'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useTexts } from '../../lib/locale.tsx'
import { feedTexts } from './feed-texts.ts'

/** The list of everyone does not hold what is hers alone: she hears where it went. */
export function useTellPosted() {
  const texts = useTexts(feedTexts)
  return ({ audience }: Post) =>
    showToast({ message: audience === 'private' ? texts.postedForMe : texts.posted, tone: 'success' })
}
