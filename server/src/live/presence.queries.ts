import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'

/** So long she counts as online after the last beat; a process that dies leaves nobody online for longer. */
const ONLINE_MS = 75_000

/** They are here; returns those who were not before. One statement for everybody who is connected to this process. */
export async function beat(db: Db, people: readonly string[], now: Date): Promise<string[]> {
  if (people.length === 0) return []
  const until = new Date(now.getTime() + ONLINE_MS)
  const { rows } = await sql<{ id: string }>`
    with before as (
      select person_id from presence where person_id = any(${people}::uuid[]) and online_until > ${now}
    ), beaten as (
      insert into presence (person_id, online_until, last_seen_at)
      select id, ${until}, ${now} from profiles where id = any(${people}::uuid[]) order by id
      on conflict (person_id) do update
        set online_until = excluded.online_until, last_seen_at = excluded.last_seen_at
      returning person_id as id
    )
    select id from beaten where id not in (select person_id from before)`.execute(db)
  return rows.map((row) => row.id)
}

/** They have gone; returns those who were online until now. */
export async function endPresence(db: Db, people: readonly string[], now: Date): Promise<string[]> {
  if (people.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with gone as (
      select person_id from presence where person_id = any(${people}::uuid[]) and online_until > ${now}
      order by person_id for update
    )
    update presence set online_until = ${now}, last_seen_at = ${now} from gone
    where presence.person_id = gone.person_id returning presence.person_id as id`.execute(db)
  return rows.map((row) => row.id)
}
