import { fetched } from '../fetched.ts'
import type { OurAuthClient } from './auth-client.ts'

let loading: Promise<OurAuthClient> | undefined

/** auth-js, fetched when the first person signs in or has a session: visitors never pay for it. */
export function loadAuth(): Promise<OurAuthClient> {
  loading ??= fetched(import('./auth-client.ts'))
    .then((module) => module.authClient)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
