import { showToast } from '@heraia/ui/toast-queue.ts'
import { siteStart } from './demo/is-demo.ts'

interface ShareTexts {
  copied: string
  notCopied: string
}

interface Shared {
  title: string
  text?: string
  path: string
}

/** The device's own share sheet where there is one, else the link on the clipboard. */
export async function shareLink({ path, ...words }: Shared, texts: ShareTexts): Promise<void> {
  if (!navigator.share) return copyLink(path, texts)
  try {
    await navigator.share({ ...words, url: `${siteStart()}${path}` })
  } catch (error) {
    // She closed the sheet: nothing to say.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyLink(path, texts)
  }
}

export async function copyLink(path: string, texts: ShareTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${siteStart()}${path}`)
    showToast({ message: texts.copied, tone: 'success' })
  } catch {
    showToast({ message: texts.notCopied, tone: 'danger' })
  }
}
