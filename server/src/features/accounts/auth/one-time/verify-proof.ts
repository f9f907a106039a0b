import type { SecurityDetail } from '@heraia/contract/account-data'
import type { Context } from '../../../../context.ts'
import { type Shown, startSession } from '../../sessions/start-session.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, bannedFrom } from '../auth-error.ts'
import { isBanned } from '../bearer.ts'
import { changeEmail } from '../changes/change-email.ts'
import { changePhone } from '../changes/change-phone.ts'
import type { SessionToShow } from '../session.view.ts'
import { lockUser, type UserRow, userById } from '../users.queries.ts'
import { beforeChanges, isSecond, PHONE_CHANGE, waysIn } from '../ways-in.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { confirmAddress } from './confirm-address.ts'
import { confirmPhone } from './confirm-phone.ts'
import type { OneTimePurpose } from './one-time-token.ts'
import { type SpentToken, spendCode, spendLinkToken } from './spend-one-time-token.ts'

/** What a mail's link carries, or the digits with the address that they were sent to. */
export type Proof = { tokenHash: string } | { sentTo: string; code: string }

/** Which tokens each type of the auth contract takes. */
const purposesOf: Record<string, OneTimePurpose[]> = {
  signup: ['confirmation'],
  invite: ['invite'],
  recovery: ['recovery'],
  magiclink: ['magic_link', 'confirmation'],
  email: ['magic_link', 'confirmation', 'invite', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['sms'],
  phone_change: ['phone_change'],
}

export const isVerifyType = (type: string): boolean => Object.hasOwn(purposesOf, type)

export const verifyTypes: readonly string[] = Object.keys(purposesOf)

interface Meaning {
  /** How the session's `amr` names it. */
  method: SecurityDetail
  /** Beside a method that others have too. */
  provider?: string
  audit: string
  /** Where it must have been sent: hers may have become another since. A change says by itself what it is about. */
  address?: 'email' | 'phone'
  /** Which session of hers asked for it, where it is a change. */
  askedIn?: (user: UserRow) => string | null
  /** 'gone': what it was sent for does not wait any more. */
  prove: (tx: Context, user: UserRow, spent: SpentToken) => Promise<UserRow | 'half' | 'gone' | AuthError>
}

const byMail = (method: SecurityDetail, audit: string): Meaning => ({
  method,
  audit,
  address: 'email',
  prove: (tx, user) => confirmAddress(tx, user),
})
const byChange: Meaning = {
  ...{ method: 'email_change', audit: 'account.email_change_confirmed', prove: changeEmail },
  askedIn: (user) => user.email_change_session,
}

const meanings: Record<string, Meaning> = {
  confirmation: byMail('email/signup', 'account.confirmed'),
  magic_link: byMail('otp', 'account.proven_by_mail'),
  invite: { method: 'invite', audit: 'account.confirmed', address: 'email', prove: acceptInvitation },
  recovery: byMail('recovery', 'account.recovered'),
  email_change_current: byChange,
  email_change_new: byChange,
  sms: {
    method: 'otp',
    audit: 'account.proven_by_sms',
    address: 'phone',
    prove: (tx, user) => confirmPhone(tx, user),
  },
  phone_change: {
    ...{ method: 'otp', provider: PHONE_CHANGE, audit: 'account.phone_changed', prove: changePhone },
    askedIn: (user) => user.phone_change_session,
  },
}

export interface Verified {
  user: UserRow
  method: SecurityDetail
  provider: string | undefined
  /** What the session had shown that asked for it, if it still lives; null: there is none, or it is no change. */
  before: Shown | null
  flowId: string | null
}

/** 'half': one of two addresses is confirmed. A refusal is a value: the wrong guess that it counted must be committed. */
export async function verifyProof(tx: Context, type: string, proof: Proof): Promise<Verified | 'half' | AuthError> {
  const purposes = purposesOf[type] ?? []
  const spent =
    'tokenHash' in proof
      ? await spendLinkToken(tx, purposes, proof.tokenHash)
      : await spendCode(tx, purposes, proof.sentTo, proof.code)
  const meaning = spent && meanings[spent.purpose]
  // The two ends of a change may be confirmed at once: each must see what the other did.
  if (spent) await lockUser(tx.db, spent.userId)
  const user = spent && (await userById(tx.db, spent.userId))
  if (!meaning || !user || (meaning.address && user[meaning.address] !== spent.sentTo)) {
    await writeAudit(tx, { action: 'code.refused', actorId: null, subjectId: null, details: { type } })
    return refusalOf(proof)
  }
  if (isBanned(user, tx.now())) return bannedFrom(403, user, meaning.method)
  const before = meaning.askedIn ? await firstShownIn(tx, user.id, meaning.askedIn(user)) : null
  const proven = await meaning.prove(tx, user, spent)
  if (proven === 'gone') return refusalOf(proof)
  if (proven instanceof AuthError) return proven
  await writeAudit(tx, { action: meaning.audit, actorId: user.id, subjectId: user.id })
  const { method, provider } = meaning
  return proven === 'half' ? 'half' : { user: proven, method, provider, before, flowId: spent.flowId }
}

/** For the answers that carry the session itself. */
export const sessionOf = (tx: Context, { user, method, provider, before }: Verified): Promise<SessionToShow> =>
  startSession(tx, user.id, method, provider, before ?? undefined)

/**
 * Without the second factor: whoever got the code of a phone need not have that. Of a session that a change began itself, only
 * what was before that: the new change takes its place, and what was linked in between may be another's. Each way counts from the session's beginning
 * at the latest, for that may be older than what was linked in it; the new session itself begins now, as limits of time count.
 */
async function firstShownIn(tx: Context, userId: string, sessionId: string | null): Promise<Shown | null> {
  if (sessionId === null) return null
  const session = await tx.db
    .selectFrom('auth_sessions')
    .select(['amr', 'created_at'])
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!session) return null
  const begun = Math.floor(session.created_at.getTime() / 1000)
  const ways = beforeChanges(waysIn(session.amr)).filter((way) => !isSecond(way))
  const amr = ways.map((way) => ({ ...way, timestamp: Math.min(way.timestamp, begun) }))
  return { id: null, aal: 'aal1', amr, created_at: tx.now() }
}

const refusalOf = (proof: Proof) =>
  'tokenHash' in proof ? linkExpired() : new AuthError(403, 'otp_expired', 'Token has expired or is invalid')

export const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
