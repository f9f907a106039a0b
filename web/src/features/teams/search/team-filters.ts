import type { TeamFilters } from '@heraia/contract/teams'
import { searchable } from '../../../pieces/searchable.ts'

/** Filters stand in the address, so that they survive Back, a reload and a shared link. What is no filter is left out. */
export function readFilters(query: URLSearchParams): TeamFilters {
  const text = (name: string) => searchable(query.get(name) ?? '') || undefined
  const flag = (name: string) => query.get(name) === 'true' || undefined
  return {
    ...{ q: text('q'), sport: text('sport'), location: text('location') },
    ...{ recruiting: flag('recruiting'), verified: flag('verified') },
  }
}

export const withoutEmpty = (filters: TeamFilters): TeamFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== '' && value !== false),
  )

/** The filters that are set, apart from the search box, for the chips. */
export const activeFilters = (filters: TeamFilters) =>
  (['sport', 'location', 'recruiting', 'verified'] as const).filter((name) => Boolean(filters[name]))

/** As an address holds them. */
export const queryOf = (filters: TeamFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(withoutEmpty(filters)).map(([name, value]) => [name, String(value)]))
