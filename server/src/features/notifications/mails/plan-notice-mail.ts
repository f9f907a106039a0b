import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Job } from '../../../ports.ts'
import { defaultByEmail } from '../notification-settings.ts'
import type { Topic } from '../notifications.policy.ts'

/** She may read it here meanwhile, and what else happens goes into the same mail. */
const WAIT_MINUTES = 10
/** At most one mail in this time. */
const PAUSE_MINUTES = 60

/** Once the notice is stored: a mail about all that is unread by then, if she wants mail about this and none waits. */
export const planNoticeMail = (tx: Context, personId: string, topic: Topic): Promise<void> =>
  planNoticeMails(tx, [personId], topic)

/** The same for many people, in two statements. */
export async function planNoticeMails(tx: Context, personIds: readonly string[], topic: Topic): Promise<void> {
  const people = [...new Set(personIds)].sort()
  if (people.length === 0) return
  const { rows } = await sql<{ person_id: string; due_at: Date }>`
    insert into notice_mails (person_id, token, due_at)
    select p.id, t.token, ${inMinutes(tx, WAIT_MINUTES)}
    from unnest(${people}::uuid[], ${people.map(() => newToken(tx))}::text[]) as t (id, token)
      join profiles p on p.id = t.id join users u on u.id = p.id
    where u.email <> '' and u.email_confirmed_at is not null
      and p.notification_settings -> 'emailNotifications' is distinct from 'false'::jsonb
      and coalesce(p.notification_settings #> array['byEmail', ${topic}::text],
        to_jsonb(${defaultByEmail(topic)}::boolean)) = 'true'::jsonb
    on conflict (person_id) do update set due_at = ${nextMail(tx)} where notice_mails.due_at is null
    returning person_id, due_at`.execute(tx.db)
  const jobs = rows.map(({ person_id, due_at }) => mailJob(person_id, due_at))
  await tx.ports.jobs.addMany(tx.db, jobs)
}

/** When she is mailed counts from now on: what waits is planned as if it had come just now, and judged by that. */
export async function planMailAnew(tx: Context, personId: string): Promise<void> {
  const { rows } = await sql<{ due_at: Date }>`
    update notice_mails set due_at = ${nextMail(tx)}
    where person_id = ${personId}::uuid and due_at > ${tx.now()} returning due_at`.execute(tx.db)
  for (const { due_at } of rows) await tx.ports.jobs.add(tx.db, mailJob(personId, due_at))
}

/** For what is planned for that very moment: it does nothing where that is another by then. `pace`: what chose the moment. */
export const mailJob = (personId: string, dueAt: Date, pace?: string): Job => ({
  name: 'mail-notices',
  payload: { personId, dueAt: dueAt.toISOString(), pace },
  runAt: dueAt,
})

const nextMail = (tx: Context) => sql<Date>`greatest(
  ${inMinutes(tx, WAIT_MINUTES)}::timestamptz, notice_mails.sent_at + ${PAUSE_MINUTES}::int * interval '1 minute')`

const inMinutes = (tx: Context, minutes: number): Date => new Date(tx.now().getTime() + minutes * 60_000)

/** Only turns mails off, so it is kept as it is: each mail carries it. */
const newToken = (tx: Context): string =>
  Array.from(tx.ports.random.bytes(24), (byte) => byte.toString(16).padStart(2, '0')).join('')
