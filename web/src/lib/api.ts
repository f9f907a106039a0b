import type { Contract } from '@heraia/contract'
import type { ContractRouterClient, InferContractRouterOutputs } from '@orpc/contract'
import { fetched } from './fetched.ts'
import { type QueryOptionsOf, queryOptionsAt } from './query-options.ts'

type ApiClient = ContractRouterClient<Contract>

/** Calls the API: `await client.profiles.follow({ id })`. */
export const client = byPath((path) => callAt(path)) as ApiClient

/** The same as TanStack Query options: `useQuery(api.site.info.queryOptions())`. */
export const api = byPath((path) => queryOptionsAt(path, callAt(path))) as QueryOptionsOf<ApiClient>

/** What each call answers: `Answers['profiles']['get']`. */
export type Answers = InferContractRouterOutputs<Contract>

/** The protocol is fetched with the first call: a visitor whose page the server drew makes none. */
function callAt(path: readonly string[]) {
  return async (input?: unknown, options?: { signal?: AbortSignal }) => {
    const rpc = await fetched(import('./rpc-link.ts'))
    return rpc.link.call(path, input, { ...options, context: {} })
  }
}

/** `byPath(make).feed.publish` is `make(['feed', 'publish'])` with more names behind it; made once for each name. */
function byPath(make: (path: readonly string[]) => object, path: readonly string[] = []): unknown {
  const known = new Map<string, unknown>()
  return new Proxy(make(path), {
    get(here, name) {
      // Whoever awaits it by mistake gets no promise; React and the console ask for symbols.
      if (typeof name === 'symbol' || name === 'then') return undefined
      if (Object.hasOwn(here, name) && typeof here !== 'function') return Reflect.get(here, name)
      if (!known.has(name)) known.set(name, byPath(make, [...path, name]))
      return known.get(name)
    },
  })
}
