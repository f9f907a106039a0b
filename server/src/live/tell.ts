import type { LiveEvents, StoredKind } from '@heraia/contract/events'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { broadcastWake } from './broadcasts.ts'

/**
 * Writes an event to the log of each of these people, in the transaction that causes it, and wakes their
 * streams once it is committed. Numbers count up under the lock of each person's row, which is taken in the
 * order of ids, so that two transactions that tell the same people cannot wait for each other.
 */
export async function tell<Kind extends StoredKind>(
  tx: Context,
  people: readonly string[],
  kind: Kind,
  data: LiveEvents[Kind],
): Promise<void> {
  const ids = [...new Set(people)].sort()
  if (ids.length === 0) return
  await sql`
    insert into person_streams (person_id, last_seq)
    select id, 0 from unnest(${ids}::uuid[]) as id
    on conflict (person_id) do nothing`.execute(tx.db)
  await sql`
    with locked as (
      select person_id from person_streams where person_id = any(${ids}::uuid[]) order by person_id for update
    ), counted as (
      update person_streams s set last_seq = s.last_seq + 1 from locked where s.person_id = locked.person_id
      returning s.person_id, s.last_seq
    )
    insert into person_events (person_id, seq, kind, data, created_at)
    select person_id, last_seq, ${kind}, ${JSON.stringify(data)}::jsonb, ${tx.now()} from counted`.execute(tx.db)
  tx.afterCommit(() => broadcastWake(tx.ports.broadcast, ids))
}
