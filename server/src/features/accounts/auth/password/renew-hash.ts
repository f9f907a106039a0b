import type { Context } from '../../../../context.ts'
import type { UserRow } from '../users.queries.ts'

/** Her hash is of another cost, or of where she moved from: the password is known to be right, so it gets one of today. */
export async function renewHash(ctx: Context, { id, encrypted_password }: UserRow, password: string): Promise<void> {
  const { passwords } = ctx.ports
  if (encrypted_password === null || (passwords.isCurrent?.(encrypted_password) ?? true)) return
  await ctx.db
    .updateTable('users')
    .set({ encrypted_password: await passwords.hash(password) })
    .where('id', '=', id)
    .where('encrypted_password', '=', encrypted_password)
    .execute()
}
