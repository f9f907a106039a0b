import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { follows, isThere } from '../../../visibility/people.ts'

/** An account counts as new for so long. */
const NEW_DAYS = 30

/** Who has followed her for less counts as who does not: a follow a moment before is no way around. */
const FOLLOWS_DAYS = 3

/**
 * What `p` does is set aside for the reader `r`, as she chose in her settings. Never of whom she follows, or whose notices
 * she accepted. Who chose nothing is asked nothing more.
 */
export function isSetAside(now: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const isChosen = (of: 'notFollowed' | 'notFollowing' | 'newAccounts') =>
    sql<SqlBool>`r.notification_settings #>> array['filter', ${sql.lit(of)}] = 'set_aside'`
  const isOlder = (at: string, days: number) =>
    sql<SqlBool>`${sql.ref(at)} <= ${now} - ${sql.lit(days)} * interval '1 day'`
  return sql<SqlBool>`case when r.notification_settings -> 'filter' is null then false else (
      ${isChosen('notFollowed')}
      or (${isChosen('newAccounts')} and not ${isOlder('p.created_at', NEW_DAYS)})
      or (${isChosen('notFollowing')} and not ${isThere(sql`follows f where f.follower_id = p.id and f.followed_id = r.id
        and ${isOlder('f.created_at', FOLLOWS_DAYS)}`)}))
    and not ${follows(sql.ref('r.id'), sql.ref('p.id'))}
    and not ${isThere(sql`notice_senders s where s.person_id = r.id and s.from_id = p.id
      and s.accepted_at is not null`)} end`
}
