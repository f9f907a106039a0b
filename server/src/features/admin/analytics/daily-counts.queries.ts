import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'

export interface DailyCount {
  /** 2026-05-31, in UTC. */
  day: string
  accounts: number
  posts: number
  messages: number
  listings: number
  active_people: number
}

/** Those days that are kept, oldest first. */
export async function keptDays(db: Db, first: string, last: string): Promise<DailyCount[]> {
  const { rows } = await sql<DailyCount>`
    select to_char(day, 'YYYY-MM-DD') as day, accounts, posts, messages, listings, active_people
    from daily_counts where day between ${first}::date and ${last}::date order by day`.execute(db)
  return rows
}

/**
 * Counts these days from what is there: of each its own part of profiles_newest_idx, posts_newest_idx, messages_created_idx,
 * comments_created_idx and listings_published_idx.
 */
export async function countDays(db: Db, days: readonly string[]): Promise<DailyCount[]> {
  if (days.length === 0) return []
  const { rows } = await sql<DailyCount>`
    select to_char(span.day, 'YYYY-MM-DD') as day,
      (select count(*)::int from profiles p where ${within('p.created_at')}) as accounts,
      (select count(*)::int from posts where audience <> 'private' and ${within('posts.created_at')}) as posts,
      (select count(*)::int from messages m where ${within('m.created_at')}) as messages,
      (select count(*)::int from listings l where ${within('l.published_at')}) as listings,
      (select count(distinct did.person_id)::int from (
        select author_id as person_id from posts where audience <> 'private' and ${within('posts.created_at')}
        union all select author_id from comments c where ${within('c.created_at')}
        union all select sender_id from messages m where ${within('m.created_at')}
        union all select seller_id from listings l where ${within('l.published_at')}) did) as active_people
    from (
      select day, day::timestamp at time zone 'UTC' as since, (day + 1)::timestamp at time zone 'UTC' as until
      from unnest(${days}::date[]) day) span
    order by span.day`.execute(db)
  return rows
}

const within = (column: string) => sql`${sql.ref(column)} >= span.since and ${sql.ref(column)} < span.until`
