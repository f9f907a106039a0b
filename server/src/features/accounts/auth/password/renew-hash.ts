import type { Context } from '../../../../context.ts'

/**
 * Her hash is of another cost, or of where she moved from: the password is known to be right, so it gets one of today.
 * Answers the hash that is hers now.
 */
export async function renewHash(ctx: Context, id: string, hash: string, password: string): Promise<string> {
  const { passwords } = ctx.ports
  if (passwords.isCurrent?.(hash) ?? true) return hash
  const encrypted_password = await passwords.hash(password)
  await ctx.db
    .updateTable('users')
    .set({ encrypted_password })
    .where('id', '=', id)
    .where('encrypted_password', '=', hash)
    .execute()
  return encrypted_password
}
