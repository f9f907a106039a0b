import { setClock } from '@heraia/ui/set-clock.ts'
import { RPCLink } from '@orpc/client/fetch'
import { apiFetch } from './api-transport.ts'
import { mustBeOurs } from './must-be-ours.ts'

export const link = new RPCLink<{ eyes?: string }>({
  // Her own profile with other eyes: features/profiles/view-as.
  headers: ({ context }) => (context.eyes === undefined ? {} : { 'heraia-view-as': context.eyes }),
  // On the server the transport takes the request inside the process; the origin is never asked.
  url: () => `${typeof location === 'undefined' ? 'http://localhost' : location.origin}/api/rpc`,
  interceptors: [
    ({ next }) =>
      next().catch(async (error) => {
        // Words that few ever read come with the refusal; without them it is said as any other.
        if (error.data?.newAccount)
          await import('./new-account-words.ts').then(
            (words) => words.sayLimit(error.data),
            () => {},
          )
        throw error
      }),
  ],
  fetch: async (request) => {
    const answer = mustBeOurs(await apiFetch(request))
    const now = Date.parse(answer.headers.get('date') ?? '')
    if (now) setClock(now)
    return answer
  },
})
