import { createStore } from '../store.ts'

const USUAL_SECONDS = 60

/** What the auth server's last "too many" said, in seconds; auth-js keeps no headers of a refusal. */
export const retryAfter = createStore(0)

/** auth-js forgets the status of what it cannot read: of a proxy's page only that it is too many goes on to it. */
export const notingRetryAfter =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    if (response.status !== 429) return response
    retryAfter.set(Number(response.headers.get('retry-after')) || USUAL_SECONDS)
    return response.headers.get('content-type')?.includes('json') ? response : new Response('{}', { status: 429 })
  }
