import type { StoredKind } from '@heraia/contract/events'
import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'
import { isActive } from '../visibility/people.ts'
import type { LiveFrame } from './event-frame.ts'

/** Where a stream goes on: everything up to `seq` is known to the client, or with `reset` must be asked for afresh. */
export interface Start {
  seq: number
  reset: boolean
}

/** `lastEventId` as the client sent it; null: a first connection. */
export async function findStart(db: Db, personId: string, lastEventId: string | null): Promise<Start> {
  const { rows } = await sql<{ last: number; first: number | null }>`
    select s.last_seq as last,
      (select e.seq from person_events e where e.person_id = s.person_id order by e.seq limit 1) as first
    from person_streams s where s.person_id = ${personId}::uuid`.execute(db)
  const last = rows[0]?.last ?? 0
  const first = rows[0]?.first ?? last + 1
  if (lastEventId === null) return { seq: last, reset: false }
  const known = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1
  // Ahead of the log: the database went back to an older copy. Behind it: what is between was pruned.
  const isWithin = known <= last && known + 1 >= first
  return isWithin ? { seq: known, reset: false } : { seq: last, reset: true }
}

export interface News extends LiveFrame {
  personId: string
  kind: StoredKind
  seq: number
}

/** At most so many events of one person at once; who has more is read again. */
export const NEWS_AT_ONCE = 100

/**
 * What stands in each person's log after the number given for her, in order; one query for all who were woken. Words of
 * somebody who is suspended or gone meanwhile are left out, as they are everywhere else.
 */
export async function readNews(db: Db, after: ReadonlyMap<string, number>): Promise<News[]> {
  const { rows } = await sql<{ person_id: string; seq: number; kind: StoredKind; json: string }>`
    select w.person_id, e.seq, e.kind, e.data::text as json
    from unnest(${[...after.keys()]}::uuid[], ${[...after.values()]}::bigint[]) as w (person_id, after)
    cross join lateral (
      select seq, kind, data from person_events
      where person_events.person_id = w.person_id and seq > w.after
        and (kind not in ('message.new', 'message.changed') or exists (
          select 1 from profiles p where p.id = (data -> 'message' ->> 'senderId')::uuid and ${isActive('p')}))
      order by seq limit ${NEWS_AT_ONCE}::int
    ) e order by e.seq`.execute(db)
  return rows.map(({ person_id, ...event }) => ({ ...event, personId: person_id }))
}
