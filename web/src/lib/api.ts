import type { Contract } from '@heraia/contract'
import { type ClientLink, createORPCClient } from '@orpc/client'
import type { ContractRouterClient, InferContractRouterOutputs } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'

/** The protocol is fetched with the first call: a visitor whose page the server drew makes none. */
const link: ClientLink<Record<never, never>> = {
  call: async (path, input, options) => (await import('./rpc-link.ts')).link.call(path, input, options),
}

/** Calls the API: `await client.profiles.follow({ id })`. */
export const client: ContractRouterClient<Contract> = createORPCClient(link)

/** The same as TanStack Query options: `useQuery(api.site.info.queryOptions())`. */
export const api = createTanstackQueryUtils(client)

/** What each call answers: `Answers['profiles']['get']`. */
export type Answers = InferContractRouterOutputs<Contract>
