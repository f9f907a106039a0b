import type { LiveEvents, StoredKind } from '@heraia/contract/events'
import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { AND_COMMIT, statement } from '../statement.ts'
import { broadcastWake } from './broadcasts.ts'
import type { News } from './read-log.ts'

interface Told {
  personId: string
  kind: StoredKind
  data: string
}

const waiting = new WeakMap<Db, Told[]>()

/**
 * Writes an event to the log of each of these people, in the transaction that causes it, and wakes their streams
 * once it is committed.
 *
 * What one transaction tells is written as its last statement, everything at once: the rows that count people's
 * events up are locked for the shortest time, always after all other rows and in the order of ids, so that no two
 * transactions wait for each other crosswise.
 */
export async function tell<Kind extends StoredKind>(
  tx: Context,
  people: readonly string[],
  kind: Kind,
  data: LiveEvents[Kind],
): Promise<void> {
  const json = JSON.stringify(data)
  const told = [...new Set(people)].map((personId) => ({ personId, kind, data: json }))
  if (told.length === 0) return
  if (!tx.beforeCommit) {
    await write(tx, told, false)
    return
  }
  const before = waiting.get(tx.db)
  if (before) {
    before.push(...told)
    return
  }
  const all = [...told]
  waiting.set(tx.db, all)
  tx.beforeCommit(async (isLast) => {
    waiting.delete(tx.db)
    await write(tx, all, isLast)
  })
}

async function write(tx: Context, told: Told[], isLast: boolean): Promise<void> {
  const people = told.map((each) => each.personId)
  const kinds = told.map((each) => each.kind)
  const data = told.map((each) => each.data)
  const rows = await insertEvents(tx, { people, kinds, data, now: tx.now() }, isLast ? AND_COMMIT : undefined)
  tx.afterCommit(() => broadcastWake(tx.ports.broadcast, [...new Set(people)], newsOf(told, rows)))
}

/** What was told, with the numbers that it got. Hers count up in the order in which she was told. */
function newsOf(told: readonly Told[], rows: readonly Written[]): News[] {
  const numbers = new Map<string, number[]>()
  for (const { person_id, seq } of rows.toSorted((a, b) => a.seq - b.seq)) {
    numbers.set(person_id, [...(numbers.get(person_id) ?? []), seq])
  }
  return told.flatMap(({ personId, kind, data }) => {
    const seq = numbers.get(personId)?.shift()
    return seq === undefined ? [] : [{ personId, kind, json: data, seq }]
  })
}

interface Written {
  person_id: string
  seq: number
}

const insertEvents = statement(
  (asked: { people: string[]; kinds: string[]; data: string[]; now: Date }) => sql<Written>`
    with told as (
      select * from unnest(${asked.people}::uuid[], ${asked.kinds}::text[], ${asked.data}::text[])
        with ordinality as t (person_id, kind, data, place)
      where exists (select 1 from profiles p where p.id = t.person_id)
    ), counted as (
      insert into person_streams (person_id, last_seq)
      select person_id, count(*) from told group by person_id order by person_id
      on conflict (person_id) do update set last_seq = person_streams.last_seq + excluded.last_seq
      returning person_id, last_seq
    )
    insert into person_events (person_id, seq, kind, data, created_at)
    select t.person_id, c.last_seq + 1 - row_number() over (partition by t.person_id order by t.place desc),
      t.kind, t.data::jsonb, ${asked.now}
    from told t join counted c on c.person_id = t.person_id
    returning person_id, seq`,
)
