import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'
import { isActive } from '../visibility/people.ts'
import { isPresenceShown } from '../visibility/presence.ts'
import { isVisibleTo } from '../visibility/readers.ts'

/** Who hears that somebody came or went: people who are online, may see her, and are shown her presence. By person. */
export async function findPresenceAudience(
  db: Db,
  people: readonly string[],
  now: Date,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; hearer: string }>`
    select p.id, o.id as hearer
    from profiles p
    join participants mine on mine.person_id = p.id
    join conversations c on c.id = mine.conversation_id
    join profiles o on o.id = case when c.low_id = p.id then c.high_id else c.low_id end
    join presence here on here.person_id = o.id and here.online_until > ${now}
    where p.id = any(${people}::uuid[]) and ${isActive('o')} and ${isPresenceShown('p', 'o', 'mine')}
      and ${isVisibleTo('p', sql`o.id`)}`.execute(db)
  const hearers = Map.groupBy(rows, (row) => row.id)
  return new Map([...hearers].map(([id, all]) => [id, all.map((row) => row.hearer)]))
}
