import type { PersonId } from '@heraia/contract/ids'
import type { QueryClient } from '@tanstack/react-query'
import { fetched } from '../../../lib/fetched.ts'
import { makeQueryClient } from '../../../lib/query-client.ts'
import type { Eyes } from './eyes.ts'

interface Asked {
  queryKey: readonly unknown[]
  pageParam?: unknown
  signal: AbortSignal
}

/**
 * The queries of the screens below it, asked with other eyes: whatever they ask about the owner, the server answers as
 * to somebody else (header `heraia-view-as`). They keep a cache of their own, so nothing of it is taken for her own view.
 */
export function eyesClient(owner: PersonId, eyes: Eyes): QueryClient {
  const client = makeQueryClient()
  const usual = client.defaultQueryOptions.bind(client)
  client.defaultQueryOptions = ((given: Parameters<typeof usual>[0]) => {
    const options = usual(given)
    const asked = partsOf(options.queryKey)
    return asked?.input.id === owner ? { ...options, queryFn: (query: Asked) => look(query, eyes) } : options
  }) as QueryClient['defaultQueryOptions']
  return client
}

interface Parts {
  path: string[]
  input: Record<string, unknown>
}

/** Keys are made by lib/query-options: the procedure's path, then what it is asked with. */
function partsOf(key: readonly unknown[] | undefined): Parts | null {
  const [path, asked] = key ?? []
  const input = (asked as { input?: Record<string, unknown> } | undefined)?.input
  return Array.isArray(path) && input ? { path: path as string[], input } : null
}

async function look({ queryKey, pageParam, signal }: Asked, eyes: Eyes): Promise<unknown> {
  const { link } = await fetched(import('../../../lib/rpc-link.ts'))
  const asked = partsOf(queryKey)
  if (!asked) throw new Error('This is no question to the API.')
  const input = pageParam === undefined ? asked.input : { ...asked.input, cursor: pageParam }
  return link.call(asked.path, input, { signal, context: { eyes } })
}
