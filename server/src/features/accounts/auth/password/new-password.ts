import { type Context, inTransaction } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { takeFromAuthLimit } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import type { Bearer } from '../bearer.ts'
import { findCode, spendCode } from '../one-time/spend-one-time-token.ts'
import type { UserRow } from '../users.queries.ts'
import { beforeChanges, isByMail, isSecond, type Way, waysIn } from '../ways-in.ts'
import { checkPassword } from './check-password.ts'

/** For so long after she signed in, she needs nothing more to choose a new password. */
const FRESH_HOURS = 24

/** What she asks for, once it is checked. */
export interface NewPassword {
  encrypted: string
  /** The digits that she proved herself by: they are used up with the change (spendNonce). '': she did otherwise. */
  nonce: string
}

/** The password that she asks for; null: none. Refuses one that she may not set, and who is not proven. */
export async function newPasswordOf(
  request: AuthRequest,
  bearer: Bearer,
  comes: { email: string | null; phone: string | null },
): Promise<NewPassword | null> {
  const { ctx, body } = request
  const { user } = bearer
  const password = textOf(body, 'password')
  if (password === '') return null
  const isNameless = user.is_anonymous && !comes.email && !comes.phone
  if (isNameless) throw invalid('Updating password of an anonymous user without an email or phone is not allowed')
  checkPassword(password, ctx.settings.auth.passwordMin)
  const nonce = textOf(body, 'nonce').trim()
  await requireProof(request, bearer, nonce)
  if (await ctx.ports.passwords.verify(user.encrypted_password ?? '', password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return { encrypted: await ctx.ports.passwords.hash(password), nonce }
}

/** A nonce or the current password that is given must be right; an old session must give one of them. */
async function requireProof({ ctx, body }: AuthRequest, { user, session }: Bearer, nonce: string): Promise<void> {
  const current = textOf(body, 'current_password')
  if (nonce !== '') return checkNonce(ctx, user, nonce)
  if (current !== '') return checkCurrent(ctx, user, current)
  if (!user.encrypted_password) return
  const ways = waysIn(session.amr)
  const cameByMail = ways.some(isByMail)
  if (ctx.settings.auth.requireCurrentPassword && !cameByMail) {
    throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.')
  }
  if (!isFresh(session.created_at, ways, ctx.now())) {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  }
}

function isFresh(begun: Date, ways: readonly Way[], now: Date): boolean {
  const since = now.getTime() - FRESH_HOURS * 3_600_000
  if (begun.getTime() < since) return false
  const shown = beforeChanges(ways)
  return shown.length === ways.length || shown.some((way) => !isSecond(way) && way.timestamp * 1000 >= since)
}

/**
 * In a transaction of its own: a wrong guess counts although the change is refused. A right one goes on to count until the
 * password is changed, for she may have typed the one that she has.
 */
async function checkNonce(ctx: Context, user: UserRow, nonce: string): Promise<void> {
  const sentTo = user.email || user.phone
  await takeFromAuthLimit(ctx, 'codeOwn', user.id)
  const known = await inTransaction(ctx, (tx) => findCode(tx, ['reauthentication'], sentTo, nonce))
  if (known?.userId === user.id) return
  await noteRefusal(ctx, user)
  throw nonceNotValid()
}

/** With the change itself: of two that come with the same digits at once, the second finds them used. */
export async function spendNonce(tx: Context, user: UserRow, nonce: string): Promise<void> {
  const spent = await spendCode(tx, ['reauthentication'], user.email || user.phone, nonce)
  if (spent?.userId !== user.id) throw nonceNotValid()
}

const nonceNotValid = () => new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')

async function checkCurrent(ctx: Context, user: UserRow, current: string): Promise<void> {
  await takeFromAuthLimit(ctx, 'passwordOwn', user.id)
  if (await ctx.ports.passwords.verify(user.encrypted_password ?? '', current)) return
  await noteRefusal(ctx, user)
  throw new AuthError(400, 'current_password_invalid', 'Current password required when setting new password.')
}

/** Somebody in her session did not know what she knows, or gets. */
const noteRefusal = (ctx: Context, { id }: UserRow): Promise<void> =>
  writeAudit(ctx, { action: 'account.password_change_refused', actorId: id, subjectId: id })
