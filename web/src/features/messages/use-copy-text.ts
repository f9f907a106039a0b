import { showToast } from '@heraia/ui/toast-queue.ts'
import { useTexts } from '../../lib/locale.tsx'
import { messageTexts } from './message-texts.ts'

/** Puts words of a message where she can paste them, and says whether it did. */
export function useCopyText(): (text: string) => Promise<unknown> {
  const texts = useTexts(messageTexts)
  return (text) =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ message: texts.copied }),
      () => showToast({ message: texts.notCopied, tone: 'danger' }),
    )
}
