import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { Tables } from '../tables.ts'
import type { World } from './make-world.ts'

/** PostgreSQL takes 65,535 values a statement. */
const ROWS_AT_ONCE = 1000

/** Writes all of it or nothing. */
export async function saveWorld(db: Db, world: World): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of Object.keys(world) as (keyof World)[]) await saveRows(tx, world, table)
    await sql`insert into listing_places (place) select distinct location_folded from listings on conflict do nothing`.execute(
      tx,
    )
    await sql`insert into people_sports (sport) select distinct sport_folded from profiles where sport_folded <> ''
      on conflict do nothing`.execute(tx)
    await sql`insert into people_places (place) select distinct location_folded from profiles where location_folded <> ''
      on conflict do nothing`.execute(tx)
    await fillTimelines(
      tx,
      (world.posts ?? []).map((post) => post.id),
    )
  })
}

async function saveRows<Table extends keyof Tables>(tx: Db, world: World, table: Table): Promise<void> {
  const rows = world[table] ?? []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
  }
}

/** What publishing would have written: for the author herself and those who followed. */
const fillTimelines = (tx: Db, posts: string[]) =>
  sql`insert into timeline_entries (person_id, created_at, post_id, author_id)
    select reader.id, p.created_at, p.id, p.author_id from posts p cross join lateral (
      select p.author_id as id union all select f.follower_id from follows f where f.followed_id = p.author_id) as reader
    where p.id = any(${posts}::uuid[])`.execute(tx)
