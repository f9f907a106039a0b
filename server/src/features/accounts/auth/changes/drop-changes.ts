import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import type { OneTimePurpose } from '../one-time/one-time-token.ts'

/** What a user's row says where no change of either waits. */
export const NO_EMAIL_CHANGE = { new_email: '', email_change_confirmed: '', email_change_session: null } as const
export const NO_PHONE_CHANGE = { new_phone: '', phone_change_session: null } as const

/** Of which sessions: these, or any but that one (null: any). */
export type BegunIn = { these: readonly string[] } | { anyBut: string | null }

const EMAIL: OneTimePurpose[] = ['email_change_current', 'email_change_new']
const PHONE: OneTimePurpose[] = ['phone_change']

/**
 * Changes of address and phone that were asked for in these sessions of hers wait no longer, nor do their links and digits:
 * else who was thrown out would come back by what he had begun (0030). What an operator began in no session goes on. Her row
 * must be held, as those do who ask for a change.
 */
export async function dropChanges(tx: Context, userId: string, begun: BegunIn): Promise<void> {
  const isOver = (column: string) =>
    'these' in begun
      ? sql<boolean>`${sql.ref(column)} = any(${begun.these}::uuid[])`
      : sql<boolean>`${sql.ref(column)} is not null and ${sql.ref(column)} is distinct from ${begun.anyBut}::uuid`
  const drop = async (column: string, none: object, purposes: OneTimePurpose[]) => {
    const dropped = await tx.db
      .updateTable('users')
      .set({ ...none, updated_at: tx.now() })
      .where('id', '=', userId)
      .where(isOver(column))
      .returning('id')
      .executeTakeFirst()
    if (dropped) await forgetCodesOf(tx, userId, purposes)
  }
  await drop('email_change_session', NO_EMAIL_CHANGE, EMAIL)
  await drop('phone_change_session', NO_PHONE_CHANGE, PHONE)
}

const forgetCodesOf = async (tx: Context, userId: string, purposes: OneTimePurpose[]): Promise<void> =>
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
