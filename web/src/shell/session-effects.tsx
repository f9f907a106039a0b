import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { client } from '../lib/api.ts'
import { clearDraftsOfOthers } from '../lib/drafts.ts'
import { useLive } from '../lib/live.ts'
import { chooseLanguage, useLocale } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'

/** What follows from who is signed in: the live stream, whose caches and drafts are here, which language is spoken. */
export function SessionEffects() {
  const { user, status, logout } = useSession()
  const personId = status === 'signed-in' ? user?.id : undefined
  useFreshCaches(status === 'anonymous' ? null : personId)
  useLiveStream(personId)
  useLanguageOfAccount()
  useLive('session.ended', () => void logout('local'))
  return null
}

/** `null`: nobody. `undefined`: not known yet. */
function useFreshCaches(personId: string | null | undefined) {
  const queries = useQueryClient()
  const before = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    if (personId === undefined) return
    const last = before.current
    before.current = personId
    if (personId) clearDraftsOfOthers(personId)
    if (last === undefined || last === personId) return
    queries.removeQueries({ type: 'inactive' })
    void queries.resetQueries({ type: 'active' })
  }, [personId, queries])
}

function useLiveStream(personId: string | undefined) {
  useEffect(() => {
    if (!personId) return
    let isGone = false
    let stop: (() => void) | undefined
    void import('../lib/live/share-stream.ts').then(({ shareStream }) => {
      if (!isGone) stop = shareStream(personId)
    })
    return () => {
      isGone = true
      stop?.()
    }
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
