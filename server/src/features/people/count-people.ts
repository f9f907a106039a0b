import type { PeopleFilters } from '@heraia/contract/people'
import type { Role } from '@heraia/contract/roles'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { statement } from '../../statement.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import { ANY_MEMBER, isFound, type ViewerId } from '../../visibility/people.ts'
import { countBySport } from './count-by-sport.ts'
import {
  type AskedPeople,
  askedPeople,
  equals,
  fromAll,
  fromFirst,
  fromIndex,
  fromTheStart,
  holdsTerms,
} from './people.queries.ts'
import { COUNT_MAX, type CountByRole, type OfRole, type PeopleCount } from './people-count.ts'
import { isIndexable, type PeopleFilter, readFilter, termsOf } from './people-filter.ts'
import { rememberedCounts } from './remembered-counts.ts'
import { LONG_LOOK } from './search-people.ts'

export const peopleCounts = rememberedCounts<PeopleCount>()

/**
 * How many a search finds, up to 1,000; the same rules as the search itself. All members find the same but for whom a
 * block hides, so it is counted once for all of them, and those are taken off.
 */
export async function countPeople(ctx: Context, filters: PeopleFilters): Promise<PeopleCount> {
  const filter = readFilter(filters)
  const viewer = viewerId(ctx)
  const countAs = (who: ViewerId) =>
    peopleCounts.remember(ctx.ports, who, JSON.stringify(filter), () => count(ctx, filter, who))
  if (viewer === null) return countAs(null)
  const [everybody, hidden] = await Promise.all([countAs(ANY_MEMBER), countHidden(ctx, askAs(filter, viewer))])
  if (hidden.length === 0) return everybody
  // Of more than are counted nobody knows whom they would be less.
  return everybody.roles.some(({ more }) => more) ? countAs(viewer) : without(hidden, everybody, filter.role)
}

const askAs = (filter: PeopleFilter, viewer: ViewerId): AskedPeople => askedPeople(filter, viewer, fromTheStart)

async function count(ctx: Context, filter: PeopleFilter, viewer: ViewerId): Promise<PeopleCount> {
  const asked = askAs(filter, viewer)
  const everyRole = (await countBySport(ctx, asked)) ?? (await countByRole(ctx, { ...filter, role: null }, viewer))
  const roles = everyRole.roles.sort((one, other) => other.count - one.count)
  if (filter.role === null) return { count: everyRole.count, more: everyRole.more, roles }
  const own = everyRole.isCut
    ? await countByRole(ctx, filter, viewer)
    : everyRole.roles.find(({ role }) => role === filter.role)
  return { count: own?.count ?? 0, more: own?.more ?? false, roles }
}

/** Of those whom the search finds for everybody else, whom a block hides from her: one by one, for they are few. */
const countHidden = statement(
  (asked: AskedPeople) => sql<OfRole>`
    select p.role, count(*)::int as count from profiles p
    where p.id in (${hiddenByBlocks(sql`${asked.viewer}::uuid`)})
      and ${equals({ ...asked, role: null })} and ${holdsTerms(asked)} and ${isFound('p', ANY_MEMBER)}
    group by p.role`,
)

/** Of roles that were counted to their end. That may be seconds ago, so somebody may be hidden who was not in it. */
function without(hidden: readonly OfRole[], { roles }: PeopleCount, role: Role | null): PeopleCount {
  const hiddenOf = (one: Role) => hidden.find((each) => each.role === one)?.count ?? 0
  const left = roles.map((each) => ({ ...each, count: Math.max(0, each.count - hiddenOf(each.role)) }))
  const sum = left.filter((each) => role === null || each.role === role).reduce((all, { count }) => all + count, 0)
  return { count: Math.min(sum, COUNT_MAX), more: sum > COUNT_MAX, roles: left.filter(({ count }) => count > 0) }
}

async function countByRole(ctx: Context, filter: PeopleFilter, viewer: ViewerId): Promise<CountByRole> {
  const { rows } = await sql<OfRole>`
    select role, count(*)::int as count
    from (select p.role ${source(filter, viewer)} limit ${sql.lit(COUNT_MAX + 1)}) f group by role`.execute(ctx.db)
  const found = rows.reduce((sum, row) => sum + row.count, 0)
  const more = found > COUNT_MAX || (isLongLook(filter) && (await isLongerThanLook(ctx)))
  const roles = rows.map((row) => ({ role: row.role, count: Math.min(row.count, COUNT_MAX), more }))
  return { count: Math.min(found, COUNT_MAX), more, roles, isCut: more }
}

const isLongLook = (filter: PeopleFilter): boolean => {
  const terms = termsOf(filter)
  return terms.length > 0 && !terms.some(isIndexable)
}

function source(filter: PeopleFilter, viewer: ViewerId) {
  const asked = askAs(filter, viewer)
  if (isLongLook(filter)) return fromFirst(asked, LONG_LOOK)
  return termsOf(filter).length > 0 ? fromIndex(asked) : fromAll(asked)
}

/** A short term was looked for among the newest only, and there are more people than that. */
async function isLongerThanLook(ctx: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from profiles p order by p.created_at desc, p.id desc offset ${sql.lit(LONG_LOOK)} limit 1`.execute(ctx.db)
  return rows.length > 0
}
