import type { GoTrueClient } from '@supabase/auth-js'

let loading: Promise<GoTrueClient> | undefined

/** auth-js, fetched when the first person signs in or has a session: visitors never pay for it. */
export function loadAuth(): Promise<GoTrueClient> {
  loading ??= import('./auth-client.ts')
    .then((module) => module.authClient)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
