import type pg from 'pg'
import type { Statement } from '../servers/recorded-server.ts'
import type { Watcher } from './watcher.ts'

/** Sessions beside those that the product refreshes; the least that one refresh writes down, for each of them. */
export async function bareRefreshes(pool: pg.Pool, watchers: readonly Watcher[]): Promise<Statement[][]> {
  const { rows } = await pool.query<{ session_id: string }>(
    `with session as (
      insert into auth_sessions (id, user_id, created_at, last_seen_at)
      select gen_random_uuid(), id, now(), now() from unnest($1::uuid[]) id returning id
    )
    insert into refresh_tokens (id, session_id, token_hash, created_at)
    select gen_random_uuid(), id, id::text, now() from session returning session_id`,
    [watchers.map(({ id }) => id)],
  )
  return rows.map(({ session_id }) => [{ sql: bareRefresh, values: [session_id] }])
}

/** One token is used, the next begins, the session was seen; nobody looks whose it is, or whether it may be. */
const bareRefresh = `with used as (
    update refresh_tokens set used_at = now(), next_salt = gen_random_uuid()::text
    where id = (select id from refresh_tokens where session_id = $1 order by created_at desc limit 1)
    returning id, session_id
  ), seen as (
    update auth_sessions s set last_seen_at = now() from used where s.id = used.session_id
  )
  insert into refresh_tokens (id, session_id, parent_id, token_hash, created_at)
  select gen_random_uuid(), session_id, id, encode(sha256(random()::text::bytea), 'hex'), clock_timestamp() from used
  returning id`
