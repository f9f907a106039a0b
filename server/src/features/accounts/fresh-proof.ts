import type { AccountDeletion, FreshProof } from '@heraia/contract/account-data'
import { inTransaction, type SignedIn } from '../../context.ts'
import { invalidField, Refused } from '../../refused.ts'
import { AuthError } from './auth/auth-error.ts'
import { takeFromAuthLimit } from './auth/auth-limits.ts'
import { spendCode } from './auth/one-time/spend-one-time-token.ts'
import { type UserRow, userById } from './auth/users.queries.ts'
import { writeAudit } from './write-audit.ts'

type Kind = AccountDeletion['proof']

/** What she is asked for; `none` where another auth server knows her, or she has neither password nor address. */
export async function proofAsked(ctx: SignedIn): Promise<Kind> {
  const user = await userById(ctx.db, ctx.viewer.id)
  return kindFor(ctx, user)
}

function kindFor({ settings }: SignedIn, user: UserRow | undefined): Kind {
  if (!user || settings.auth.authUrl !== null) return 'none'
  if (user.encrypted_password !== null) return 'password'
  return (user.email !== '' && user.email_confirmed_at) || (user.phone !== '' && user.phone_confirmed_at)
    ? 'code'
    : 'none'
}

/** For what cannot be taken back: a session that somebody left open is not enough. Wrong guesses count. */
export async function requireFreshProof(ctx: SignedIn, { password, nonce }: FreshProof): Promise<void> {
  const user = await userById(ctx.db, ctx.viewer.id)
  const kind = kindFor(ctx, user)
  if (!user || kind === 'none') return
  if (password !== undefined && kind === 'password') return checkPassword(ctx, user, password)
  if (nonce !== undefined) return checkCode(ctx, user, nonce)
  throw invalidField(kind === 'password' ? 'password' : 'nonce', 'required', 'Show once more that it is you.')
}

async function checkPassword(ctx: SignedIn, user: UserRow, password: string): Promise<void> {
  await takeTurn(ctx, 'passwordOwn', user)
  if (await ctx.ports.passwords.verify(user.encrypted_password ?? '', password)) return
  await noteRefusal(ctx, user)
  throw invalidField('password', 'wrong_password', 'This is not her password.')
}

/** Somebody in her session did not know what she knows; only leaving asks for it so far. */
const noteRefusal = (ctx: SignedIn, { id }: UserRow): Promise<void> =>
  writeAudit(ctx, { action: 'account.deletion_refused', actorId: id, subjectId: id })

/** The digits that `/reauthenticate` sent. In a transaction of its own: a wrong guess counts. */
async function checkCode(ctx: SignedIn, user: UserRow, nonce: string): Promise<void> {
  await takeTurn(ctx, 'codeOwn', user)
  const sentTo = user.email || user.phone
  const spent = await inTransaction(ctx, (tx) => spendCode(tx, ['reauthentication'], sentTo, nonce.trim()))
  if (spent?.userId === user.id) return
  await noteRefusal(ctx, user)
  throw invalidField('nonce', 'wrong_code', 'The code is wrong, used or too old.')
}

/** The same count as at the auth endpoints. */
async function takeTurn(ctx: SignedIn, bucket: 'passwordOwn' | 'codeOwn', { id }: UserRow): Promise<void> {
  try {
    await takeFromAuthLimit(ctx, bucket, id)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const { retryAfterSeconds } = error.more
    throw new Refused('TOO_MANY_REQUESTS', 'too_many_requests', 'Too many attempts.', { retryAfterSeconds })
  }
}
