import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Job } from '../../../ports.ts'
import { defaultByPush } from '../notification-settings.ts'
import type { Topic } from '../notifications.policy.ts'

/** An open page shows it meanwhile, and what she has read by then is not pushed. */
const WAIT_SECONDS = 10

/** Once the notice is stored: a push to her browsers, if there are any, she wants pushes about this and none waits. */
export const planPush = (tx: Context, personId: string, topic: Topic): Promise<void> =>
  planPushes(tx, [personId], topic)

/** The same for many people, in two statements. */
export async function planPushes(tx: Context, personIds: readonly string[], topic: Topic): Promise<void> {
  const people = [...new Set(personIds)].sort()
  if (people.length === 0) return
  const due = nextPush(tx)
  const { rows } = await sql<{ person_id: string; due_at: Date }>`
    insert into notice_pushes (person_id, due_at)
    select p.id, ${due}::timestamptz from unnest(${people}::uuid[]) with ordinality as t (id, place)
      join profiles p on p.id = t.id
    where exists (select 1 from push_subscriptions s where s.person_id = p.id)
      and p.notification_settings -> 'pushNotifications' is distinct from 'false'::jsonb
      and coalesce(p.notification_settings #> array['byPush', ${topic}::text],
        to_jsonb(${defaultByPush(topic)}::boolean)) = 'true'::jsonb
    order by t.place
    on conflict (person_id) do update set due_at = excluded.due_at where notice_pushes.due_at is null
    returning person_id, due_at`.execute(tx.db)
  const jobs = rows.map(({ person_id, due_at }) => pushJob(person_id, due_at))
  await tx.ports.jobs.addMany(tx.db, jobs)
}

/** When her devices are told counts from now on: what waits is planned as if it had come just now, and judged by that. */
export async function planPushAnew(tx: Context, personId: string): Promise<void> {
  const { rows } = await sql<{ due_at: Date }>`
    update notice_pushes set due_at = ${nextPush(tx)}
    where person_id = ${personId}::uuid and due_at > ${tx.now()} returning due_at`.execute(tx.db)
  for (const { due_at } of rows) await tx.ports.jobs.add(tx.db, pushJob(personId, due_at))
}

/** For what is planned for that very moment: it does nothing where that is another by then. */
export const pushJob = (personId: string, dueAt: Date): Job => ({
  name: 'push-notices',
  payload: { personId, dueAt: dueAt.toISOString() },
  runAt: dueAt,
})

const nextPush = (tx: Context): Date => new Date(tx.now().getTime() + WAIT_SECONDS * 1000)
