import { ORPCError } from '@orpc/client'
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

/** The API's own wire format, so that dates and the like survive the way from the server's cache to the browser's. */
const wire = new StandardRPCJsonSerializer()

interface Wired {
  json: unknown
  meta: Parameters<typeof wire.deserialize>[1]
}

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: worthRetrying, refetchOnWindowFocus: false },
      dehydrate: {
        serializeData: (data): Wired => {
          const [json, meta] = wire.serialize(data)
          return { json, meta }
        },
      },
      hydrate: { deserializeData: (data: Wired) => wire.deserialize(data.json, data.meta) },
    },
  })

/** Refusals stay refusals; what was lost on the way or overloaded is tried twice more. */
function worthRetrying(attempts: number, error: Error): boolean {
  if (typeof document === 'undefined' || attempts >= 2) return false
  return !(error instanceof ORPCError) || error.status >= 500
}
