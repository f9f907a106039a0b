import type { Post } from '@heraia/contract/feed'
import { showToast } from '@heraia/ui/toast-queue.ts'
import * as addresses from '../../addresses.ts'
import { siteStart } from '../../lib/demo/is-demo.ts'
import type { postTexts } from './post-texts.ts'

const linkOf = (post: Post) => `${siteStart()}${addresses.post(post.id)}`

type Texts = (typeof postTexts)['en']

export async function copyPostLink(post: Post, texts: Texts): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(post))
    showToast({ message: texts.copied, tone: 'success' })
  } catch {
    showToast({ message: texts.notCopied, tone: 'danger' })
  }
}

/** The device's own share sheet where there is one, else the link on the clipboard. */
export async function sharePost(post: Post, texts: Texts): Promise<void> {
  if (!navigator.share) return copyPostLink(post, texts)
  try {
    await navigator.share({ title: post.author.name, text: post.text.slice(0, 140), url: linkOf(post) })
  } catch (error) {
    // She closed the sheet: nothing to say.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyPostLink(post, texts)
  }
}
