import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { defaultByPush } from '../notification-settings.ts'
import type { Topic } from '../notifications.policy.ts'

/** An open page shows it meanwhile, and what she has read by then is not pushed. */
const WAIT_SECONDS = 10

/** Once the notice is stored: a push to her browsers, if there are any, she wants pushes about this and none waits. */
export async function planPush(tx: Context, personId: string, topic: Topic): Promise<void> {
  const due = new Date(tx.now().getTime() + WAIT_SECONDS * 1000)
  const { rows } = await sql<{ due_at: Date }>`
    insert into notice_pushes (person_id, due_at)
    select p.id, ${due}::timestamptz from profiles p
    where p.id = ${personId}::uuid and exists (select 1 from push_subscriptions s where s.person_id = p.id)
      and p.notification_settings -> 'pushNotifications' is distinct from 'false'::jsonb
      and coalesce(p.notification_settings #> array['byPush', ${topic}::text],
        to_jsonb(${defaultByPush(topic)}::boolean)) = 'true'::jsonb
    on conflict (person_id) do update set due_at = excluded.due_at where notice_pushes.due_at is null
    returning due_at`.execute(tx.db)
  if (rows[0]) await tx.ports.jobs.add(tx.db, { name: 'push-notices', payload: { personId }, runAt: rows[0].due_at })
}
