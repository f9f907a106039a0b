import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import { tellChanged } from '../../../live/page-changes.ts'
import { languageOf } from '../auth/language-of.ts'
import { userById } from '../auth/users.queries.ts'
import { addMail } from '../mails/add-mail.ts'
import { letInMail } from '../mails/let-in-mail.ts'
import { keepSportAndPlace } from '../profile/keep-sport-and-place.ts'
import { writeAudit } from '../write-audit.ts'

/**
 * Her account is one like others, and as old as of this moment: what counts days of an account counts from here. Call it with
 * her row locked and waiting.
 */
export async function letIn(tx: Context, personId: string): Promise<void> {
  const now = tx.now()
  await tx.db.deleteFrom('registration_requests').where('person_id', '=', personId).execute()
  const { rows } = await sql<{ sport_folded: string; location_folded: string }>`
    update profiles set state = 'active', created_at = ${now}, updated_at = ${now} where id = ${personId}::uuid
    returning sport_folded, location_folded`.execute(tx.db)
  for (const row of rows) await keepSportAndPlace(tx, row)
  await writeAudit(tx, { action: 'registration.accepted', actorId: tx.viewer?.id ?? null, subjectId: personId })
  const user = await userById(tx.db, personId)
  if (user?.email_confirmed_at) await addMail(tx, user, letInMail(languageOf(user, null), tx.settings.siteUrl))
  tx.afterCommit(async () => {
    await broadcastForget(tx.ports.broadcast, [personId])
    await tellChanged(tx.ports.broadcast, { by: 'accounts.createProfile', ids: [personId] })
  })
}
