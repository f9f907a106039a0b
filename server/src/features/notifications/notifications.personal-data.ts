import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleted, ended, leftOut, type PersonReferences, rows } from '../../personal-data/reference.ts'

/** Out of what others were told; a notice that was about her alone goes whole. */
async function leaveNotices(ctx: Context, personId: string): Promise<void> {
  await sql`
    with gone as (
      delete from notification_actors where actor_id = ${personId}::uuid returning notification_id
    )
    delete from notifications n using gone
    where n.id = gone.notification_id and not exists (
      select from notification_actors a where a.notification_id = n.id and a.actor_id <> ${personId}::uuid)`.execute(
    ctx.db,
  )
}

export const notificationsPersonalData: PersonReferences = {
  'notification_actors.actor_id': { atTheEnd: ended(leaveNotices), inArchive: leftOut('what others were told') },
  'notifications.subject_person_id': { atTheEnd: deleted, inArchive: leftOut('what others were told') },
  'notifications.person_id': { atTheEnd: deleted, inArchive: rows('group_key') },
  'notifications.aside_from_id': { atTheEnd: deleted, inArchive: leftOut('what others were told') },
  'notice_senders.person_id': { atTheEnd: deleted, inArchive: rows() },
  'notice_senders.from_id': { atTheEnd: deleted, inArchive: leftOut('what others chose') },
  'notice_mails.person_id': { atTheEnd: deleted, inArchive: leftOut('when a mail is due; no words of hers') },
  'notice_pushes.person_id': { atTheEnd: deleted, inArchive: leftOut('when a push is due; no words of hers') },
  'push_subscriptions.person_id': { atTheEnd: deleted, inArchive: leftOut('keys of her browsers') },
}
