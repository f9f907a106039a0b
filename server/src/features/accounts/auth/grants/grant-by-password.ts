import { type Context, inTransaction } from '../../../../context.ts'
import { JsonAnswer } from '../../../../http/json-answer.ts'
import { startSessionByPassword } from '../../sessions/start-session.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, bannedFrom, invalid, invalidCredentials } from '../auth-error.ts'
import { accountKey, giveBack, takeFromAuthLimit } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { isBanned } from '../bearer.ts'
import { weaknessOf } from '../password/check-password.ts'
import { decoyHash } from '../password/decoy-hash.ts'
import { renewHash } from '../password/renew-hash.ts'
import { slowestCheck, waitSince } from '../password/slowest-check.ts'
import { phoneNumber } from '../phone-number.ts'
import { showSession } from '../session.view.ts'
import { digestOfTry } from '../sign-up/tries/digest-of-try.ts'
import { isTried } from '../sign-up/tries/tries.ts'
import type { UserRow } from '../users.queries.ts'
import { type Address, type WhoSignsIn, whoSignsIn } from './who-signs-in.ts'

/** Takes the same time whether or not the address is known, so nobody can find out who is a member. */
export async function grantByPassword(request: AuthRequest): Promise<JsonAnswer> {
  const { ctx, body } = request
  const address = addressOf(request)
  const password = textOf(body, 'password')
  // Her hash may be another once it was checked: renewed by who signs in at once, or of a new password.
  const signedIn = (await signIn(request, address, password)) ?? (await signIn(request, address, password))
  if (!signedIn) throw invalidCredentials()
  const { user, along, session } = signedIn
  const shown = await showSession(request, user, session, along)
  const weakness = weaknessOf(password, ctx.settings.auth.passwordMin)
  return new JsonAnswer(200, JSON.stringify({ ...shown, ...(weakness && { weak_password: weakness }) }))
}

async function signIn(request: AuthRequest, address: Address, password: string) {
  const { ctx } = request
  const { user, along, isKnownThere, hash } = await findByPassword(request, address, password)
  const session = isKnownThere
    ? await startSessionByPassword(ctx, user.id, hash)
    : await inTransaction(ctx, (tx) => startSessionByPassword(tx, user.id, hash))
  return session && { user, along, session }
}

function addressOf({ ctx, body }: AuthRequest): Address {
  const [email, phone] = [textOf(body, 'email').trim().toLowerCase(), textOf(body, 'phone').trim()]
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided on login.')
  if (email !== '') {
    if (!ctx.settings.auth.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
    return { name: email, isPhone: false }
  }
  if (phone === '') throw invalid('missing email or phone')
  if (!ctx.settings.auth.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  return { name: phoneNumber(phone), isPhone: true }
}

const notConfirmed = ({ isPhone }: Address) =>
  isPhone
    ? new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
    : new AuthError(400, 'email_not_confirmed', 'Email not confirmed')

interface KnownByPassword extends WhoSignsIn {
  /** Of the password that was right. */
  hash: string
}

async function findByPassword({ ctx }: AuthRequest, address: Address, password: string): Promise<KnownByPassword> {
  const [found, decoy, key] = await Promise.all([
    whoSignsIn(ctx, address),
    decoyHash(ctx.ports),
    takeTurn(ctx, address),
  ])
  const { encrypted_password: known = null } = found?.user ?? {}
  const start = performance.now()
  // Beside the check: where nobody has measured yet, all who are refused wait for both.
  const [isRight, slowest] = await Promise.all([
    ctx.ports.passwords.verify(known ?? decoy, password),
    slowestCheck(ctx),
  ])
  const knowsIt = found !== undefined && known !== null && isRight
  if (knowsIt && isBanned(found.user, ctx.now())) throw bannedFrom(400, found.user, 'password')
  if (knowsIt && isProven(found.user, address)) {
    giveBack(ctx, 'password', key)
    return { ...found, hash: await renewHash(ctx, found.user.id, known, password) }
  }
  await waitSince(start, slowest)
  const waits = await isAnsweredAsWaiting(ctx, address, password)
  await writeRefused(ctx, found?.user.id ?? null)
  throw knowsIt || waits ? notConfirmed(address) : invalidCredentials()
}

/** Answers what it is counted by. */
async function takeTurn(ctx: Context, { name }: Address): Promise<string> {
  const key = await accountKey(ctx, name)
  await takeFromAuthLimit(ctx, 'password', key)
  return key
}

const isProven = (user: UserRow, { isPhone }: Address): boolean =>
  (isPhone ? user.phone_confirmed_at : user.email_confirmed_at) !== null

/**
 * Somebody signed up with both, and nobody showed that the address is his. Asked of all who are refused, whether anybody
 * has the address or not, and as much work: an account that waits is not to be told from a member's.
 */
async function isAnsweredAsWaiting(ctx: Context, { name, isPhone }: Address, password: string): Promise<boolean> {
  // Where addresses count at once the sign-up has told already.
  if (!isPhone && ctx.settings.auth.autoconfirm) return false
  return isTried(ctx, await digestOfTry(ctx, name, password))
}

const writeRefused = (ctx: Context, subjectId: string | null): Promise<void> =>
  writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId })
