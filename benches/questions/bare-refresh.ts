import type pg from 'pg'
import type { Statement } from '../servers/recorded-server.ts'
import type { Watcher } from './watcher.ts'

/** Sessions beside those that the product refreshes; the least that one refresh writes down, for each of them. */
export async function bareRefreshes(pool: pg.Pool, watchers: readonly Watcher[]): Promise<Statement[][]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into auth_sessions (id, user_id, created_at, last_seen_at)
    select gen_random_uuid(), id, now(), now() from unnest($1::uuid[]) id returning id`,
    [watchers.map(({ id }) => id)],
  )
  return rows.map(({ id }) => [{ sql: bareRefresh, values: [id] }])
}

/** The next turn of a session, which was seen; nobody looks whose it is, or whether it may be. */
const bareRefresh = `update auth_sessions set refresh_turn = refresh_turn + 1, last_seen_at = now()
  where id = $1 returning id`
