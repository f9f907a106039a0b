import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../../context.ts'
import type { UserRow } from '../users.queries.ts'
import { IDEMPOTENCY_SECONDS } from './idempotency-key.ts'

/** For so long a password that somebody signed up with is answered as one of an account that waits. */
const KEPT_DAYS = 30

/** A sign-up whose address nobody has proven to be his. */
export interface Try {
  /** See digestOfTry. */
  digest: string
  userId: string
  /** The account came about by it. */
  madeAccount: boolean
  /** What it is answered with. */
  shownId: string
  idempotencyKey: string | null
}

/**
 * Of an address and a password that came together: who signs up with both and then signs in reads the same whether the
 * address was free, waits or is a member's. As slow as a password's hash, for it may be the very password of a member.
 *
 * @param name email in small letters, or the digits of a phone
 */
export const digestOfTry = ({ ports }: Context, name: string, password: string): Promise<string> =>
  ports.passwords.digest(password, `sign-up ${name}`)

/** Somebody signed up with this address and password lately. */
export const isTried = async ({ db }: Context, digest: string): Promise<boolean> =>
  (await db.selectFrom('sign_up_tries').select('digest').where('digest', '=', digest).executeTakeFirst()) !== undefined

export async function noteTry({ db, now }: Context, made: Try): Promise<void> {
  const said = { shown_id: made.shownId, idempotency_key: made.idempotencyKey, tried_at: now() }
  await db
    .insertInto('sign_up_tries')
    .values({ digest: made.digest, user_id: made.userId, made_account: made.madeAccount, ...said })
    // Whose it is stays: an account that came about by it still has this password.
    .onConflict((conflict) => conflict.column('digest').doUpdateSet(said))
    .execute()
}

/** What the same sign-up was answered with within the hour, where that was lost on the way; null: it is another one. */
export async function shownBefore(ctx: Context, digest: string, key: string | null): Promise<string | null> {
  if (key === null) return null
  const found = await ctx.db
    .selectFrom('sign_up_tries')
    .select('shown_id')
    .where('digest', '=', digest)
    .where('idempotency_key', '=', key)
    .where('tried_at', '>', new Date(ctx.now().getTime() - IDEMPOTENCY_SECONDS * 1000))
    .executeTakeFirst()
  return found?.shown_id ?? null
}

/** Whether somebody signed up with the address of this account, she herself or another one. */
export const isSignedUpLately = async ({ db }: Context, userId: string): Promise<boolean> =>
  (await db.selectFrom('sign_up_tries').select('digest').where('user_id', '=', userId).executeTakeFirst()) !== undefined

/**
 * The password of her sign-up counts from now on: it opens the account, and is hers to change later, when the old one is to be
 * told from one that waits. Where somebody else signed up with her address, too, it may be the other's: that stays.
 */
export async function countPasswordOf({ db }: Context, user: UserRow): Promise<void> {
  if (user.signed_up_again_at !== null) return
  await db.deleteFrom('sign_up_tries').where('user_id', '=', user.id).where('made_account', '=', true).execute()
}

/** Her password is no longer that of the sign-up which made the account: it is forgotten, or an operator's. */
export async function partFromTries({ db }: Context, userId: string): Promise<void> {
  await db.updateTable('sign_up_tries').set({ made_account: false }).where('user_id', '=', userId).execute()
}

/**
 * Those that are over, and with them the password of an account that still waits: whoever signed up with both is told
 * nothing of whose the address is, however long he waits.
 */
export async function sweepTries(ctx: Context): Promise<void> {
  while ((await inTransaction(ctx, sweepSome)) === AT_ONCE);
}

const AT_ONCE = 500

async function sweepSome({ db, now }: Context): Promise<number> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000)
  const over = await db
    .deleteFrom('sign_up_tries')
    .where('digest', 'in', (query) =>
      query
        .selectFrom('sign_up_tries')
        .select('digest')
        .where('tried_at', '<', before)
        .orderBy('tried_at')
        .limit(AT_ONCE),
    )
    .returning(['user_id', 'made_account'])
    .execute()
  const made = over.flatMap((one) => (one.made_account && one.user_id !== null ? [one.user_id] : []))
  await sql`
    update users set encrypted_password = null
    where id = any(${made}::uuid[]) and email_confirmed_at is null and phone_confirmed_at is null`.execute(db)
  return over.length
}
