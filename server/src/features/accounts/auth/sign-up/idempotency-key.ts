import type { Db } from '@heraia/database/db'
import { sha256 } from '../../tokens/digest.ts'
import { invalid } from '../auth-error.ts'

export const IDEMPOTENCY_SECONDS = 3600

/** Kept as a hash, of the address too: the same key at another one is another sign-up. null: the request has none. */
export async function idempotencyKeyOf(headers: Headers, email: string): Promise<string | null> {
  const key = headers.get('idempotency-key')
  if (key === null || key === '') return null
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw invalid('Idempotency-Key must be 8 to 200 visible ASCII characters')
  return sha256(`signup:${email}:${key}`)
}

export async function rememberKey(db: Db, key: string, userId: string, now: Date): Promise<void> {
  const row = { key, user_id: userId, created_at: now }
  await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ user_id: userId, created_at: now }))
    .execute()
}

/** Whether this key made this user within the hour. */
export async function madeByKey(db: Db, key: string, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('user_id')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - IDEMPOTENCY_SECONDS * 1000))
    .executeTakeFirst()
  return row !== undefined
}
