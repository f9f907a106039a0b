import { showToast } from '@heraia/ui/toast-queue.ts'
import { siteStart } from '../../../lib/demo/is-demo.ts'

interface ShareTexts {
  copied: string
  notCopied: string
}

/** The device's own share sheet where there is one, else the link on the clipboard. */
export async function shareLink(title: string, path: string, texts: ShareTexts): Promise<void> {
  const url = `${siteStart()}${path}`
  if (!navigator.share) return copyLink(url, texts)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // She closed the sheet: nothing to say.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyLink(url, texts)
  }
}

async function copyLink(url: string, texts: ShareTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ message: texts.copied, tone: 'success' })
  } catch {
    showToast({ message: texts.notCopied, tone: 'danger' })
  }
}
