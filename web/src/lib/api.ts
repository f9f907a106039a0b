import type { Contract } from '@heraia/contract'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient, InferContractRouterOutputs } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { apiFetch } from './api-transport.ts'

const link = new RPCLink({
  // On the server the transport takes the request inside the process; the origin is never asked.
  url: () => `${typeof location === 'undefined' ? 'http://localhost' : location.origin}/api/rpc`,
  fetch: (request) => apiFetch(request),
})

/** Calls the API: `await client.profiles.follow({ id })`. */
export const client: ContractRouterClient<Contract> = createORPCClient(link)

/** The same as TanStack Query options: `useQuery(api.site.info.queryOptions())`. */
export const api = createTanstackQueryUtils(client)

/** What each call answers: `Answers['profiles']['get']`. */
export type Answers = InferContractRouterOutputs<Contract>
