import { type Context, inTransaction } from '../../../../context.ts'
import { insertAccount } from '../sign-up/insert-account.ts'
import { madeOrFound } from '../sign-up/made-or-found.ts'
import { readRegistration } from '../sign-up/read-registration.ts'
import { type UserRow, userByPhone } from '../users.queries.ts'

/** Somebody new for a phone that is nobody's. Two at once get the same person. */
export async function userOfPhone(
  ctx: Context,
  phone: string,
  metadata: Record<string, unknown>,
  invited: string | null,
): Promise<UserRow> {
  const registration = readRegistration(metadata)
  const { user } = await madeOrFound(
    () => inTransaction(ctx, (tx) => insertAccount(tx, { phone, metadata, registration, invited })),
    () => userByPhone(ctx.db, phone),
  )
  return user
}
