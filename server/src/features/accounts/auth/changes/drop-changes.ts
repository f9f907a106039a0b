import type { SecurityAction } from '@heraia/contract/account-data'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import type { OneTimePurpose } from '../one-time/one-time-token.ts'

/** What a user's row says where no change of either waits. */
export const NO_EMAIL_CHANGE = { new_email: '', email_change_confirmed: '', email_change_session: null } as const
export const NO_PHONE_CHANGE = { new_phone: '', phone_change_session: null } as const

/** Of which sessions: these, or any but that one (null: any); `anywhere` also what an operator began in none. */
export type BegunIn = { these: readonly string[] } | { anyBut: string | null } | 'anywhere'

const changes = [
  {
    session: 'email_change_session',
    waiting: 'new_email',
    none: NO_EMAIL_CHANGE,
    purposes: ['email_change_current', 'email_change_new'],
    audit: 'account.email_change_dropped',
  },
  {
    session: 'phone_change_session',
    waiting: 'new_phone',
    none: NO_PHONE_CHANGE,
    purposes: ['phone_change'],
    audit: 'account.phone_change_dropped',
  },
] satisfies {
  session: string
  waiting: string
  none: object
  purposes: OneTimePurpose[]
  audit: SecurityAction
}[]

/**
 * Changes of address and phone that were asked for in these sessions of hers wait no longer, nor do their links and digits:
 * else who was thrown out would come back by what he had begun (0030). It is on record, for she may have begun it herself.
 * Her row must be held, as those do who ask for a change.
 */
export async function dropChanges(tx: Context, userId: string, begun: BegunIn): Promise<void> {
  for (const { session, waiting, none, purposes, audit } of changes) {
    const dropped = await tx.db
      .updateTable('users')
      .set({ ...none, updated_at: tx.now() })
      .where('id', '=', userId)
      .where(sql.ref(waiting), '<>', '')
      .where(wasBegunIn(begun, session))
      .returning('id')
      .executeTakeFirst()
    if (!dropped) continue
    await forgetCodesOf(tx, userId, purposes)
    await writeAudit(tx, { action: audit, actorId: null, subjectId: userId })
  }
}

function wasBegunIn(begun: BegunIn, column: string): RawBuilder<boolean> {
  if (begun === 'anywhere') return sql`true`
  const session = sql.ref(column)
  return 'these' in begun
    ? sql`${session} = any(${begun.these}::uuid[])`
    : sql`${session} is not null and ${session} is distinct from ${begun.anyBut}::uuid`
}

/** Links and digits of these that are on their way count no longer. */
export const forgetCodesOf = async (tx: Context, userId: string, purposes: OneTimePurpose[]): Promise<void> =>
  void (await tx.db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute())

/** What was asked for in one session goes on in the one that takes its place. */
export async function passChangesOn(tx: Context, userId: string, from: string, to: string): Promise<void> {
  for (const column of ['email_change_session', 'phone_change_session'] as const) {
    await tx.db
      .updateTable('users')
      .set({ [column]: to })
      .where('id', '=', userId)
      .where(column, '=', from)
      .execute()
  }
}
