import { createStore } from '../store.ts'

/** Of the registration that is being sent. */
export const registrationKey = createStore('')

/** auth-js sends no header of ours by call, so the key of a registration is added on its way out. */
export const withRegistrationKey =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (!url.includes('/signup')) return send(input, init)
    const headers = new Headers(init?.headers)
    headers.set('idempotency-key', registrationKey.get())
    return send(input, { ...init, headers })
  }
