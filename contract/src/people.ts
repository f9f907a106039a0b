import { z } from 'zod'
import { boundedCount, page, pageInput } from './paging.ts'
import { personCard } from './person.ts'
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

const tags = ['People']

export const people = {
  search: procedure
    .route({ method: 'GET', path: '/people', tags, summary: 'Find people' })
    .input(z.strictObject({ ...filters, ...pageInput }))
    .output(page(personCard)),
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
}

export interface PeopleFilters {
  q?: string
  role?: Role
  sport?: string
  location?: string
  verified?: boolean
}
