import { showToast } from '@heraia/ui/toast-queue.ts'

/** Into the clipboard, and says so; a browser that does not allow it says nothing, and the text stands there to select. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ message: copied, tone: 'success' })
  } catch {
    getSelection()?.removeAllRanges()
  }
}
