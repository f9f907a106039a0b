import type { Profile } from '@heraia/contract/profiles'
import { showToast } from '@heraia/ui/toast-queue.ts'
import * as addresses from '../../addresses.ts'
import { siteStart } from '../../lib/demo/is-demo.ts'
import type { relationTexts } from './profile-texts.ts'

type Texts = (typeof relationTexts)['en']

const linkOf = (profile: Profile) => `${siteStart()}${addresses.profile(profile.handle)}`

export async function copyProfileLink(profile: Profile, texts: Texts): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(profile))
    showToast({ message: texts.copied, tone: 'success' })
  } catch {
    showToast({ message: texts.notCopied, tone: 'danger' })
  }
}

/** The device's own share sheet where there is one, else the link on the clipboard. */
export async function shareProfile(profile: Profile, texts: Texts): Promise<void> {
  if (!navigator.share) return copyProfileLink(profile, texts)
  try {
    await navigator.share({ title: profile.name, url: linkOf(profile) })
  } catch (error) {
    // She closed the sheet: nothing to say.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyProfileLink(profile, texts)
  }
}
