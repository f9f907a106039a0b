import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askAgainAbout } from '../features/feed/ask-about.ts'
import { usePostChanges } from '../features/feed/use-post-changes.ts'
import { Uploads } from '../features/media/uploads/uploads.tsx'
import { client } from '../lib/api.ts'
import { keptLanguage, noteTold, toldLanguage, whoseLanguage } from '../lib/language-of-account.ts'
import type { Language } from '../lib/languages.ts'
import { letNewerWin } from '../lib/live/newer-wins.ts'
import { shareStream } from '../lib/live/share-stream.ts'
import { useLive } from '../lib/live.ts'
import { chooseLanguage, useLocale } from '../lib/locale.tsx'
import { setUser, useSession } from '../lib/session.tsx'
import { useFocusGoesOn } from './use-focus-goes-on.ts'
import { useLateHeading } from './use-late-heading.ts'

/** While she is signed in: the live stream, posts that change, what changes of herself, her drafts, the language of her account, the worker of her pushes, the focus of screens that load and of rows that go, files on their way. */
export function SignedInEffects() {
  const { user } = useSession()
  const queries = useQueryClient()
  useEffect(() => letNewerWin(queries), [queries])
  useLiveStream(user?.id)
  useOwnDrafts(user?.id)
  usePushWorker(user?.id)
  usePostChanges()
  useOwnChanges()
  useLanguageOfAccount()
  useLateHeading()
  useFocusGoesOn()
  useLive('relation.changed', ({ personId }) => {
    if (!user) return
    void import('../features/profiles/silence-changes.ts').then((it) => it.followSilence(queries, user.id, personId))
  })
  useLive('words.muted', () => {
    void import('../features/profiles/silence-changes.ts').then((it) => it.foldAnew(queries))
  })
  useLive('session.ended', (said) => void import('../lib/session/sign-in-and-out.ts').then((it) => it.endHere(said)))
  return <Uploads />
}

function useLiveStream(personId: string | undefined) {
  useEffect(() => {
    if (!personId) return
    return shareStream(personId)
  }, [personId])
}

/** A guest is nobody for long, and takes nothing away: what a member began to write stays until another one comes. */
function useOwnDrafts(personId: string | undefined) {
  useEffect(() => {
    if (personId) void import('../lib/drafts.ts').then((it) => it.clearDraftsOfOthers(personId))
  }, [personId])
}

/** Where this browser shows pushes, it does so as this build does. */
function usePushWorker(personId: string | undefined) {
  useEffect(() => {
    if (!personId || !('Notification' in window) || Notification.permission !== 'granted') return
    const device = import('../features/settings/push/push-device.ts')
    // The next page tries again.
    device.then((it) => it.renewPushWorker()).catch(() => undefined)
  }, [personId])
}

/** Her name, handle, picture or terms, changed here, in another tab or on another device: on the header and on her posts. */
function useOwnChanges() {
  const { user, refreshUser } = useSession()
  const queries = useQueryClient()
  useLive('profile.changed', ({ personId }) => {
    if (personId !== user?.id) return
    void refreshUser()
    void askAgainAbout(queries, personId)
  })
}

/** How many choices of hers are on their way to the account. */
let tellings = 0

/** What she chose here since she signed in goes to the account; where she chose nothing since, the account's choice comes here. */
function useLanguageOfAccount() {
  const { user } = useSession()
  const { chosenLanguage } = useLocale()
  const isKnown = user !== null
  const ofAccount = user?.language ?? null
  useEffect(() => {
    const kept = keptLanguage()
    if (!isKnown) return
    // Another tab asked the account a moment ago, or she chose there: nothing stands here that would go on.
    if (kept && !chosenLanguage) return chooseLanguage(kept)
    // Another one stands here where an address asks for it, or another tab chose: this page goes on in it.
    if (chosenLanguage !== kept) return
    const whose = whoseLanguage({ kept, told: toldLanguage(), ofAccount })
    // What was said last is not known while another choice of hers is on its way.
    const isNews = whose === 'hers' || (whose === 'noted' && tellings > 0)
    if (isNews && kept) void tellAccount(kept)
    else if (whose === 'noted' && kept) noteTold(kept)
    if (whose === 'of the account' && ofAccount) {
      noteTold(ofAccount)
      chooseLanguage(ofAccount)
    }
  }, [isKnown, chosenLanguage, ofAccount])
}

/** A choice that could not be saved stands in this browser, and is sent again at the next start. */
async function tellAccount(language: Language): Promise<void> {
  // Her page may go before the answer comes: what she chooses on the next one is hers all the same.
  noteTold(null)
  tellings += 1
  const me = await client.accounts.setLanguage({ language }).catch(() => null)
  tellings -= 1
  if (!me) return
  noteTold(language)
  setUser(me)
}
