import type { Tables } from '@heraia/database/tables'
import { type Kysely, sql } from 'kysely'

/**
 * So many coaches, each older than the one before: more than a search looks through at first. Two in three play korfball
 * and the others beach korfball, every fourth lives in Quito, and one in ten is called Red, but every eightieth Green.
 */
export async function addPeople(db: Kysely<Tables>, count: number, newest: Date): Promise<void> {
  await sql`
    insert into profiles (id, handle, name, role, sport, location, search_text, sport_folded, location_folded,
      created_at, updated_at)
    select ('019aa000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'coach-' || n, name, 'coach', sport, place,
      lower(name) || chr(10) || 'coach-' || n || chr(10) || lower(sport) || chr(10) || lower(place), lower(sport),
      lower(place), at, at
    from (select n, ${newest}::timestamptz - n * interval '1 minute' as at,
        case when n % 80 = 0 then 'Green ' when n % 10 = 0 then 'Red ' else 'Blue ' end || n as name,
        case when n % 3 = 0 then 'Beach Korfball' else 'Korfball' end as sport,
        case when n % 4 = 0 then 'Quito, Ecuador' else 'Lagos, Nigeria' end as place
      from generate_series(1, ${count}::int) n) made`.execute(db)
  await sql`insert into people_sports (sport) values ('korfball'), ('beach korfball') on conflict do nothing`.execute(
    db,
  )
  await sql`insert into people_places (place) values ('quito, ecuador'), ('lagos, nigeria')
    on conflict do nothing`.execute(db)
}
