import { announce } from '../../../../announcements.ts'
import { type Context, inTransaction } from '../../../../context.ts'
import { hidePresence } from '../../../../live/hide-presence.ts'
import { forgetMails } from '../../mails/forget-mails.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import { writeAudit } from '../../write-audit.ts'
import { type AuthRequest, flagOf } from '../auth-request.ts'
import { NO_EMAIL_CHANGE, NO_PHONE_CHANGE } from '../changes/drop-changes.ts'
import type { UserRow } from '../users.queries.ts'
import { countOfUsers, holdNamed, namedRow } from './admin-users.ts'
import { asOperator, requireAdmin } from './require-admin.ts'

/**
 * She is signed out everywhere within a second and seen nowhere. `should_soft_delete` keeps her row, without ways in, until
 * it is deleted too.
 */
export async function deleteAdminUser(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const user = await namedRow(request)
  const soft = flagOf(request.body, 'should_soft_delete')
  if (soft && user.deleted_at) return Response.json({})
  await inTransaction(asOperator(request.ctx), async (tx) => {
    if (!user.deleted_at) {
      await holdNamed(tx, user.id)
      await endSessions(tx, user.id, 'all', null)
      await hideProfile(tx, user.id)
      await forgetMails(tx, user.id)
    }
    await (soft ? emptyUser(tx, user) : tx.db.deleteFrom('users').where('id', '=', user.id).execute())
    await writeAudit(tx, { action: 'account.deleted', actorId: null, subjectId: user.id, details: { soft } })
  })
  countOfUsers.forget(request.ctx)
  return Response.json({})
}

/** What she wrote stays out of sight with her profile. */
async function hideProfile(tx: Context, personId: string): Promise<void> {
  await hidePresence(tx, personId)
  await tx.db.deleteFrom('registration_requests').where('person_id', '=', personId).execute()
  const hidden = await tx.db
    .updateTable('profiles')
    .set({ state: 'deleted', email: '', updated_at: tx.now() })
    .where('id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  if (hidden) await announce(tx, 'person.suspended', { personId })
}

async function emptyUser(tx: Context, user: UserRow): Promise<void> {
  const now = tx.now()
  for (const table of ['identities', 'mfa_factors', 'passkeys', 'one_time_tokens'] as const) {
    await tx.db.deleteFrom(table).where('user_id', '=', user.id).execute()
  }
  await tx.db
    .updateTable('users')
    .set({
      email: '',
      phone: '',
      ...NO_EMAIL_CHANGE,
      ...NO_PHONE_CHANGE,
      encrypted_password: null,
      user_metadata: '{}',
      app_metadata: '{}',
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute()
}
