import { fold } from '@heraia/contract/fold'
import type { PeopleFilters } from '@heraia/contract/people'
import type { Role } from '@heraia/contract/roles'

/** What a search asks for, as it is compared: folded, blank fields left out. */
export interface PeopleFilter {
  text: string
  sport: string
  location: string
  role: Role | null
  verified: boolean
}

export const readFilter = (filters: PeopleFilters): PeopleFilter => ({
  // As the product writes a handle.
  text: fold((filters.q ?? '').replace(/^@/, '')),
  sport: fold(filters.sport ?? ''),
  location: fold(filters.location ?? ''),
  role: filters.role ?? null,
  verified: filters.verified ?? false,
})

/** A trigram index needs three letters in a row; a shorter term is looked for in a bounded walk instead. */
export const isIndexable = (term: string): boolean => /[\p{L}\p{N}]{3}/u.test(term)

export const termsOf = (filter: PeopleFilter): string[] =>
  [filter.text, filter.sport, filter.location].filter((term) => term !== '')
