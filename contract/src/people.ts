import { z } from 'zod'
import { SavedSearchId } from './ids.ts'
import { boundedCount, page, pageInput, time } from './paging.ts'
import { personCard, personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { Role } from './roles.ts'
import { searchText } from './text.ts'

const filters = {
  /** Substring of name, sport or location, without case and accents; `%` and `_` are letters like others. */
  q: searchText.optional(),
  role: Role.optional(),
  sport: searchText.optional(),
  location: searchText.optional(),
  verified: z.stringbool().or(z.boolean()).optional(),
}

/** By when they joined, by name, or by how many follow them. */
export const PeopleOrder = z.enum(['newest', 'name', 'followers'])
export type PeopleOrder = z.infer<typeof PeopleOrder>

/** Which screen a saved search belongs to. */
export const SearchArea = z.enum(['people', 'athletes'])
export type SearchArea = z.infer<typeof SearchArea>
export const SAVED_SEARCHES_MAX = 50

/** So many are suggested while she writes an `@`. */
export const SUGGESTED_MENTIONS = 6

const savedFilters = z.strictObject({ ...filters, verified: z.boolean().optional() })
const savedSearch = z.object({ id: SavedSearchId, area: SearchArea, filters: savedFilters, createdAt: time })
export type SavedSearch = z.infer<typeof savedSearch>

const tags = ['People']

export const people = {
  search: procedure
    .route({ method: 'GET', path: '/people', tags, summary: 'Find people' })
    .input(z.strictObject({ ...filters, order: PeopleOrder.default('newest'), ...pageInput }))
    .output(
      page(personCard).extend({
        /** Nobody holds the words as they were typed: these are the nearest, the best first. */
        similar: z.boolean(),
      }),
    ),
  count: procedure
    .route({
      method: 'GET',
      path: '/people/count',
      tags,
      summary: 'How many a search finds, up to 1,000; apart from the rows, for it is the slow part',
    })
    .input(z.strictObject(filters))
    .output(
      boundedCount.extend({ roles: z.array(z.object({ role: Role, count: z.number().int(), more: z.boolean() })) }),
    ),
  suggestMentions: procedure
    .route({
      method: 'GET',
      path: '/people/mentions',
      tags,
      summary: 'Whom she may mean by what she writes behind an @: whose name or handle has a word that begins so',
    })
    .input(z.strictObject({ q: searchText }))
    .output(z.object({ items: z.array(personChip).max(SUGGESTED_MENTIONS) })),
  savedSearches: procedure
    .route({ method: 'GET', path: '/me/saved-searches', tags, summary: 'The searches she saved, newest first' })
    .input(z.strictObject({ area: SearchArea }))
    .output(z.object({ items: z.array(savedSearch) })),
  saveSearch: procedure
    .route({
      method: 'PUT',
      path: '/me/saved-searches/{id}',
      tags,
      summary: 'Save a search; the client makes the id, and the same search is saved once',
    })
    .input(z.strictObject({ id: SavedSearchId, area: SearchArea, filters: savedFilters }))
    .output(savedSearch),
  forgetSearch: procedure
    .route({ method: 'DELETE', path: '/me/saved-searches/{id}', tags, summary: 'Save it no longer' })
    .input(z.strictObject({ id: SavedSearchId }))
    .output(z.object({ id: SavedSearchId })),
}

export interface PeopleFilters {
  q?: string
  role?: Role
  sport?: string
  location?: string
  verified?: boolean
}
