import type { ListingCard } from '@heraia/contract/listings'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** A listing stands in several cached lists at once (search, saved, its own page): a change reaches all of them. */
export function changeListing(queries: QueryClient, id: string, change: Partial<ListingCard>): void {
  queries.setQueriesData({ queryKey: api.marketplace.key() }, (data: unknown) => mapListings(data, id, change))
}

/**
 * Something of hers is another version now. Lists that show hers ask anew; those that are not on the screen are let go, for
 * what she pressed in one before its answer was there would be about the version of before, and refused.
 */
export async function hersChanged(queries: QueryClient): Promise<void> {
  queries.removeQueries({ queryKey: api.marketplace.mine.key(), type: 'inactive' })
  await queries.invalidateQueries({ queryKey: api.marketplace.key() })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Lists keep their shape, and what does not hold it stays the same object. Exported for its test. */
export function mapListings(data: unknown, id: string, change: Partial<ListingCard>): unknown {
  if (!isObject(data)) return data
  if (data.id === id && 'saved' in data) return { ...data, ...change }
  if (Array.isArray(data.pages)) return withList(data, 'pages', data.pages, id, change)
  if (Array.isArray(data.items)) return withList(data, 'items', data.items, id, change)
  return data
}

function withList(data: object, name: string, list: unknown[], id: string, change: Partial<ListingCard>) {
  const next = list.map((each) => mapListings(each, id, change))
  return next.some((each, at) => each !== list[at]) ? { ...data, [name]: next } : data
}
