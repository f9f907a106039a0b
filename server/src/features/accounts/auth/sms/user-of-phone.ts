import { type Context, inTransaction } from '../../../../context.ts'
import { insertAccount } from '../sign-up/insert-account.ts'
import { madeOrFound } from '../sign-up/made-or-found.ts'
import { readRegistration } from '../sign-up/read-registration.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'

/** Whose phone it is; somebody new where it is nobody's. Two at once get the same person. */
export async function userOfPhone(ctx: Context, phone: string, metadata: Record<string, unknown>): Promise<UserRow> {
  const known = await userByPhone(ctx.db, phone)
  if (known) return known
  const registration = readRegistration(metadata)
  const { user } = await madeOrFound(
    () => inTransaction(ctx, (tx) => insertAccount(tx, { phone, metadata, registration })),
    () => userByPhone(ctx.db, phone),
  )
  return user
}
