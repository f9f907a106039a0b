import type { BoundedCount } from '@heraia/contract/paging'
import type { PeopleFilters } from '@heraia/contract/people'
import type { Role } from '@heraia/contract/roles'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { askedPeople, fromAll, fromFirst, fromIndex, fromTheStart } from './people.queries.ts'
import { isIndexable, type PeopleFilter, readFilter, termsOf } from './people-filter.ts'
import { rememberedCounts } from './remembered-counts.ts'
import { LONG_LOOK } from './search-people.ts'

export const COUNT_MAX = 1_000

export interface PeopleCount extends BoundedCount {
  /** By role, as if no role were chosen. Where `more` is set, at least so many. */
  roles: (BoundedCount & { role: Role })[]
}

export const peopleCounts = rememberedCounts<PeopleCount>()

/** How many a search finds, up to 1,000; the same rules as the search itself. */
export function countPeople(ctx: Context, filters: PeopleFilters): Promise<PeopleCount> {
  const filter = readFilter(filters)
  return peopleCounts.remember(ctx.ports, viewerId(ctx), JSON.stringify(filter), () => count(ctx, filter))
}

async function count(ctx: Context, filter: PeopleFilter): Promise<PeopleCount> {
  const everyRole = await countByRole(ctx, { ...filter, role: null })
  const roles = everyRole.roles.sort((one, other) => other.count - one.count)
  if (filter.role === null) return { count: everyRole.count, more: everyRole.more, roles }
  const own = everyRole.more ? await countByRole(ctx, filter) : everyRole.roles.find(({ role }) => role === filter.role)
  return { count: own?.count ?? 0, more: own?.more ?? false, roles }
}

async function countByRole(ctx: Context, filter: PeopleFilter): Promise<PeopleCount> {
  const { rows } = await sql<{ role: Role; count: number }>`
    select role, count(*)::int as count
    from (select p.role ${source(ctx, filter)} limit ${sql.lit(COUNT_MAX + 1)}) f group by role`.execute(ctx.db)
  const found = rows.reduce((sum, row) => sum + row.count, 0)
  const more = found > COUNT_MAX || (isLongLook(filter) && (await isLongerThanLook(ctx)))
  const roles = rows.map((row) => ({ role: row.role, count: Math.min(row.count, COUNT_MAX), more }))
  return { count: Math.min(found, COUNT_MAX), more, roles }
}

const isLongLook = (filter: PeopleFilter): boolean => {
  const terms = termsOf(filter)
  return terms.length > 0 && !terms.some(isIndexable)
}

function source(ctx: Context, filter: PeopleFilter) {
  const asked = askedPeople(filter, viewerId(ctx), fromTheStart)
  if (isLongLook(filter)) return fromFirst(asked, LONG_LOOK)
  return termsOf(filter).length > 0 ? fromIndex(asked) : fromAll(asked)
}

/** A short term was looked for among the newest only, and there are more people than that. */
async function isLongerThanLook(ctx: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from profiles p order by p.created_at desc, p.id desc offset ${sql.lit(LONG_LOOK)} limit 1`.execute(ctx.db)
  return rows.length > 0
}
