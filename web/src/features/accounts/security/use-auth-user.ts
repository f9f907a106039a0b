import type { AuthChangeEvent, User } from '@supabase/auth-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { client } from '../../../lib/api.ts'
import { loadAuth, useSession } from '../../../lib/session.tsx'
import { within } from '../../../lib/time-limit.ts'

const LIMIT_MS = 8000
const authKey = ['auth', 'account']

/** Each answer is of one person: on a shared device the next one, who may be a guest, does not see it for a moment. */
function useHerKey(what: string) {
  const { supabaseUser } = useSession()
  return [...authKey, supabaseUser?.id, what]
}

/** What changes what these screens show; auth-js tells it to every tab. */
const CHANGES: readonly AuthChangeEvent[] = ['USER_UPDATED', 'MFA_CHALLENGE_VERIFIED', 'TOKEN_REFRESHED', 'SIGNED_IN']

/** Her user as the auth server knows it: addresses, identities, factors. Follows what other tabs change. */
export function useAuthUser() {
  const renew = useRenewAccount()
  useEffect(() => {
    let unsubscribe = () => {}
    let isGone = false
    void loadAuth().then((auth) => {
      if (isGone) return
      const { data } = auth.onAuthStateChange((event) => {
        // auth-js must not be asked again before its event has been told to everybody.
        if (CHANGES.includes(event)) setTimeout(renew, 0)
      })
      unsubscribe = () => data.subscription.unsubscribe()
    })
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [renew])
  return useQuery({
    queryKey: useHerKey('user'),
    staleTime: 0,
    queryFn: readAuthUser,
  })
}

/** Asked for now. */
export async function readAuthUser(): Promise<User> {
  const auth = await loadAuth()
  const { data, error } = await within(LIMIT_MS, auth.getUser())
  if (error) throw error
  return data.user
}

/** Of a change of her address that waits: which end has confirmed it. */
export function useEmailChange() {
  return useQuery({
    queryKey: useHerKey('email-change'),
    staleTime: 0,
    queryFn: () => client.accounts.emailChange(),
  })
}

export function usePasskeys() {
  return useQuery({
    queryKey: useHerKey('passkeys'),
    staleTime: 0,
    queryFn: async () => {
      const auth = await loadAuth()
      const { data, error } = await within(LIMIT_MS, auth.passkey.list())
      if (error) throw error
      return data
    },
  })
}

/** How many recovery codes are left; null: she has none. */
export function useRecoveryCodes(isAsked: boolean) {
  return useQuery({
    queryKey: useHerKey('recovery-codes'),
    staleTime: 0,
    enabled: isAsked,
    queryFn: async () => {
      const auth = await loadAuth()
      const { data, error } = await within(LIMIT_MS, auth.mfa.recoveryCodes.getStatus())
      if (error?.code === 'mfa_factor_not_found') return null
      if (error) throw error
      return data
    },
  })
}

/** Asks again for everything that the auth server knows of her. */
export function useRenewAccount() {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: authKey }), [queries])
}

/** Her organisation's directory keeps her address, phone and password: it made the account. One that she linked does not. */
export const isManaged = (user: User): boolean => user.is_sso_user ?? false
