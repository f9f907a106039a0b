import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePostChanges } from '../features/feed/use-post-changes.ts'
import { Uploads } from '../features/media/uploads/uploads.tsx'
import { client } from '../lib/api.ts'
import { letNewerWin } from '../lib/live/newer-wins.ts'
import { shareStream } from '../lib/live/share-stream.ts'
import { useLive } from '../lib/live.ts'
import { chooseLanguage, useLocale } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { useFocusGoesOn } from './use-focus-goes-on.ts'
import { useLateHeading } from './use-late-heading.ts'

/** While she is signed in: the live stream, posts that change, the language of her account, the focus of screens that load and of rows that go, files on their way. */
export function SignedInEffects() {
  const { user } = useSession()
  const queries = useQueryClient()
  useEffect(() => letNewerWin(queries), [queries])
  useLiveStream(user?.id)
  usePostChanges()
  useLanguageOfAccount()
  useLateHeading()
  useFocusGoesOn()
  useLive('relation.changed', ({ personId }) => {
    if (!user) return
    void import('../features/profiles/silence-changes.ts').then((it) => it.followSilence(queries, user.id, personId))
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

/** What she chose in this browser goes to the account; where she has not chosen, the account's choice comes here. */
function useLanguageOfAccount() {
  const { user } = useSession()
  const { chosenLanguage } = useLocale()
  const isKnown = user !== null
  const ofAccount = user?.language
  useEffect(() => {
    if (!isKnown || chosenLanguage === ofAccount) return
    // A choice that could not be saved stands in this browser, and is sent again at the next start.
    if (chosenLanguage) client.accounts.setLanguage({ language: chosenLanguage }).catch(() => undefined)
    else if (ofAccount) chooseLanguage(ofAccount)
  }, [isKnown, chosenLanguage, ofAccount])
}
