import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { hiddenByBlocks } from './blocks.ts'

/**
 * Who may see whom: the one rule set. Every list, count, search, notice and live event joins `profiles`
 * and filters with one of these. `person` is the alias of that row, `viewer` null where nobody is signed in.
 *
 * - hidden: suspended, closed or deleted accounts, and blocks, both ways. As if she did not exist.
 * - open:   what her profile holds (bio, lists, public posts). Private accounts open to those they let follow.
 * - listed: among followers and others. Minors are not shown to people who are not signed in.
 * - shown:  one part of her profile with a setting of its own (statsVisibility, mediaVisibility, contactInfo, followLists).
 * - found:  by search and suggestions.
 *
 * People of 13 to 17 count as `followers` at most and are never found.
 */
export type ViewerId = string | null

/** She herself, or a column of the query that names her: many readers of one thing. */
export type Reader = string | RawBuilder<unknown>

/**
 * Somebody who is signed in, whom no block concerns and who follows nobody. All members find the same people as she does,
 * but for those whom a block hides from them.
 */
export const ANY_MEMBER = '00000000-0000-0000-0000-000000000000'

const col = (alias: string, name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`)

/** Neither blocked the other. */
const noBlock = (person: Expression<unknown> | RawBuilder<unknown>, viewer: Reader | null): RawBuilder<SqlBool> =>
  viewer === null || viewer === ANY_MEMBER
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${person} not in (${hiddenByBlocks(sql`${viewer}::uuid`)})`

/**
 * Whether the row is there, looked up by its key for each row shown. Not `exists`: a plan may turn that into a
 * hash of all her followers, which are a million for some.
 */
export const isThere = (row: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce((select true from ${row}), false)`

export const follows = (viewer: Reader, person: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  isThere(sql`follows f where f.follower_id = ${viewer}::uuid and f.followed_id = ${person}`)

const eighteenYearsAgo = sql`(now() - interval '18 years')::date`

/** 13 to 17 years old today, by the date of birth she gave. */
export const isMinor = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(${col(alias, 'date_of_birth')} > ${eighteenYearsAgo}, false)`

/** `isMinor` where thousands are judged: the day is worked out once. Null of whom an index has no date of birth (before 2006). */
const isMinorOfMany = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${col(alias, 'born_lately')} > (select ${eighteenYearsAgo})`

/** The account is in use. By itself where it is about her alone (a mail to her, a count); who sees her asks `isVisible`. */
export const isActive = (alias: string): RawBuilder<SqlBool> => sql<SqlBool>`(${col(alias, 'state')} = 'active')`

/** She does not come back: who is suspended or leaving may. */
export const isGone = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${col(alias, 'state')} in ('closed', 'deleted'))`

/** Whom the staff answers for, in whatever standing. What is left of a deleted account is nobody, and who waits to be let in not yet. */
export const isSomebody = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${col(alias, 'state')} not in ('deleted', 'waiting'))`

/** Not hidden. The least that holds everywhere; she always sees herself. */
export const isVisible = (alias: string, viewer: Reader | null): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${col(alias, 'state')} = 'active' and (${noBlock(col(alias, 'id'), viewer)}))`

/** Visible, and her profile's content is for the viewer. */
export const isOpen = (alias: string, viewer: ViewerId, isYoung = isMinor(alias)): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`(${col(alias, 'state')} = 'active' and ${col(alias, 'profile_visibility')} = 'public'
        and not ${isYoung})`
    : sql<SqlBool>`(${col(alias, 'id')} = ${viewer}::uuid or (${isVisible(alias, viewer)} and (
        (${col(alias, 'profile_visibility')} = 'public' and not ${isMinor(alias)})
        or (${col(alias, 'profile_visibility')} <> 'private' and ${follows(viewer, col(alias, 'id'))}))))`

/** In lists of people beside a search. */
export const isListed = (alias: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  viewer === null ? sql<SqlBool>`(${isVisible(alias, null)} and not ${isMinor(alias)})` : isVisible(alias, viewer)

/**
 * What she says under somebody else's open post. Minors are heard there by those whom they let follow, and by whoever
 * `isMeant`: whose post it is, and whom she answers.
 */
export const isHeard = (alias: string, viewer: Reader | null, isMeant: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  viewer === null
    ? isListed(alias, null)
    : sql<SqlBool>`(${isVisible(alias, viewer)} and (not ${isMinor(alias)} or ${col(alias, 'id')} = ${viewer}::uuid
        or ${isMeant} or ${follows(viewer, col(alias, 'id'))}))`

type PartSetting = 'stats_visibility' | 'media_visibility' | 'contact_info' | 'follows_visibility'

/** Open, and this part of it too. `setting` is the column of its audience. */
export function isShown(alias: string, setting: PartSetting, viewer: ViewerId): RawBuilder<SqlBool> {
  const audience = col(alias, setting)
  if (viewer === null) return sql<SqlBool>`(${audience} = 'public' and ${isOpen(alias, null)})`
  return sql<SqlBool>`(${col(alias, 'id')} = ${viewer}::uuid or (${isOpen(alias, viewer)} and (
    ${audience} = 'public' or (${audience} = 'followers' and ${follows(viewer, col(alias, 'id'))}))))`
}

/**
 * The same for several parts of one profile, judged once a row: join `seenBy` beside her, then ask `isPartShown`.
 * `offset 0` keeps the planner from copying the conditions into each of them.
 */
export const seenBy = (alias: string, viewer: ViewerId): RawBuilder<unknown> =>
  sql`lateral (select ${isOpen(alias, viewer)} as open,
    ${viewer === null ? sql`false` : follows(viewer, col(alias, 'id'))} as follows offset 0) seen`

export function isPartShown(alias: string, setting: PartSetting, viewer: ViewerId): RawBuilder<SqlBool> {
  const audience = col(alias, setting)
  const isAmong = sql`seen.open and (${audience} = 'public' or (${audience} = 'followers' and seen.follows))`
  return viewer === null
    ? sql<SqlBool>`(${isAmong})`
    : sql<SqlBool>`(${col(alias, 'id')} = ${viewer}::uuid or (${isAmong}))`
}

/** Search finds her. A private account is found by signed-in people; what it holds stays closed. */
export const isFound = (alias: string, viewer: ViewerId, isYoung = isMinor(alias)): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`(${isOpen(alias, null, isYoung)} and ${col(alias, 'show_in_search')})`
    : sql<SqlBool>`(${isVisible(alias, viewer)} and ${col(alias, 'show_in_search')}
        and ${col(alias, 'profile_visibility')} <> 'private' and not ${isYoung})`

/**
 * The same, where thousands are judged: that day is worked out once, and not for each of them; and of when they were born
 * an index has only what can still matter.
 */
export const isFoundOfMany = (alias: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  isFound(alias, viewer, sql<SqlBool>`coalesce(${isMinorOfMany(alias)}, false)`)

/**
 * `isVisible` and not `isMinor`, of a person of whom only the id is known and thousands are asked about: she is none of the
 * few whom `profiles_apart_idx` holds. Of everybody else nothing is read.
 */
export const isVisibleAdultOfMany = (person: RawBuilder<unknown>, viewer: ViewerId): RawBuilder<SqlBool> =>
  sql<SqlBool>`((${noBlock(person, viewer)}) and not ${isThere(sql`profiles apart where apart.id = ${person}
    and (apart.state <> 'active' or ${isMinorOfMany('apart')})`)})`

/** Whom she blocked she knows by name, to end it. */
export const hasBlocked = (viewer: string, alias: string): RawBuilder<SqlBool> =>
  isThere(sql`blocks b where b.blocker_id = ${viewer}::uuid and b.blocked_id = ${col(alias, 'id')}`)
