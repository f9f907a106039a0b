import { type Context, inTransaction } from '../../../../context.ts'
import { insertAccount } from '../sign-up/insert-account.ts'
import { readRegistration } from '../sign-up/read-registration.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'

/** Whose phone it is; somebody new where it is nobody's. Two at once get the same person. */
export async function userOfPhone(ctx: Context, phone: string, metadata: Record<string, unknown>): Promise<UserRow> {
  const known = await userByPhone(ctx.db, phone)
  if (known) return known
  const registration = readRegistration(metadata)
  const made = await inTransaction(ctx, (tx) => insertAccount(tx, { phone, metadata, registration }))
  const user = made ?? (await userByPhone(ctx.db, phone))
  if (!user) throw new Error('The account of a phone was neither made nor found.')
  return user
}
