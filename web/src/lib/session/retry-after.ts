import { createStore } from '../store.ts'

const USUAL_SECONDS = 60

/** What the auth server's last "too many" said, in seconds; auth-js keeps no headers of a refusal. */
export const retryAfter = createStore(0)

export const notingRetryAfter =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    if (response.status === 429) retryAfter.set(Number(response.headers.get('retry-after')) || USUAL_SECONDS)
    return response
  }
