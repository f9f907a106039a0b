import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { type Line, tellChanged } from '../lines.ts'

/**
 * What was set aside of her stands in the list of all from now on: what waits joins the unread line of others about the
 * same, or is one of its own, with the day on which it happened. What was cleared stands there as read.
 */
export async function releaseNotices(tx: Context, personId: string, fromId: string): Promise<void> {
  const { rows } = await sql<Line>`
    select n.id, n.person_id from notifications n
    where n.person_id = ${personId}::uuid and n.aside_from_id = ${fromId}::uuid order by n.id for update`.execute(tx.db)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const now = tx.now().getTime()
  const newIds = ids.map(() => uuid7(now, tx.ports.random.bytes(10)))
  await sql`
    with moved as (
      select n.*, t.new_id from unnest(${ids}::uuid[], ${newIds}::uuid[]) as t (id, new_id)
        join notifications n on n.id = t.id where n.read_at is null
    ), saved as (
      insert into notifications (id, person_id, kind, group_key, post_id, comment_id, conversation_id,
        subject_person_id, listing_id, team_id, order_id, created_at, updated_at)
      select new_id, person_id, kind, group_key, post_id, comment_id, conversation_id, subject_person_id, listing_id,
        team_id, order_id, created_at, updated_at from moved
      on conflict (person_id, group_key, aside_from_id) where read_at is null do update
        set updated_at = greatest(excluded.updated_at, notifications.updated_at),
          comment_id = case when excluded.updated_at > notifications.updated_at
            then coalesce(excluded.comment_id, notifications.comment_id) else notifications.comment_id end
      returning id, group_key
    )
    insert into notification_actors (notification_id, actor_id, withdrawn, created_at)
    select saved.id, x.actor_id, x.withdrawn, x.created_at
    from saved join moved on moved.group_key = saved.group_key
      join notification_actors x on x.notification_id = moved.id
    on conflict (notification_id, actor_id) do update
      set created_at = greatest(excluded.created_at, notification_actors.created_at)`.execute(tx.db)
  await sql`delete from notifications where id = any(${ids}::uuid[]) and read_at is null`.execute(tx.db)
  await sql`update notifications set aside_from_id = null where id = any(${ids}::uuid[])`.execute(tx.db)
  // Her lists are asked again whole: one line says so for all.
  await tellChanged(tx, rows.slice(0, 1))
}
