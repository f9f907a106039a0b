import type { Context } from '../../../context.ts'
import { AuthError } from '../auth/auth-error.ts'
import type { UserRow } from '../auth/users.queries.ts'
import {
  countUse,
  findByHash,
  findInvitationOf,
  keepUse,
  letGoOfUse,
  lockInvitation,
  lockInvitationOf,
  stateOf,
  waitsByOne,
} from './invitations.queries.ts'
import { readRegistrationMode } from './registration-mode.ts'

/**
 * How somebody new comes: by an invitation's digest, or without one (null); TRUSTED: the operator made the account, or set up
 * the organisation that brings her.
 */
export const TRUSTED = Symbol('trusted')
export type Invited = string | null | typeof TRUSTED

export const signUpDisabled = () => new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')

/** Whether somebody new is taken; asked before anything is looked for, so that it says nothing of any address. */
export async function takesNew(ctx: Context, invited: Invited): Promise<boolean> {
  const { mode, membersInvite } = await readRegistrationMode(ctx)
  if (mode === 'open' || mode === 'approval') return true
  if (mode === 'closed' || invited === null) return false
  if (invited === TRUSTED) return true
  const found = await findByHash(ctx, invited)
  return found !== undefined && stateOf(found, { now: ctx.now(), membersInvite }) === 'open'
}

export async function requireTakesNew(ctx: Context, invited: Invited): Promise<void> {
  if (!(await takesNew(ctx, invited))) throw signUpDisabled()
}

/** A guest of before the site took nobody new, or only whom somebody invited, stays one: also who asked while it was open. */
export const staysGuest = async (ctx: Context, { is_anonymous }: Pick<UserRow, 'is_anonymous'>): Promise<boolean> =>
  is_anonymous && (await readRegistrationMode(ctx)).mode !== 'open'

/**
 * Of an account that was made just now, or that waits and is asked for again. Where its address counts already it counts as a
 * registration; else once that is proven, so that neither a slip in the address nor one that is somebody's uses it up. Who waits
 * and signs up again by another one comes by that only where the first lets in nobody any more: whoever types her address need
 * not be she.
 */
export async function noteInvited(tx: Context, user: UserRow, invited: Invited, isProven: boolean): Promise<void> {
  if (invited === null || invited === TRUSTED) return
  const { mode, membersInvite } = await readRegistrationMode(tx)
  if (mode !== 'invite') return
  const found = isProven ? await lockInvitation(tx, invited) : await findByHash(tx, invited)
  if (!found || stateOf(found, { now: tx.now(), membersInvite }) !== 'open') throw signUpDisabled()
  if (!isProven && (await waitsByOpen(tx, user.id, membersInvite))) return
  await keepUse(tx, user.id, found.id)
  if (isProven) await countUse(tx, user.id, found.id)
}

async function waitsByOpen(tx: Context, userId: string, membersInvite: boolean): Promise<boolean> {
  const kept = await findInvitationOf(tx, userId)
  return kept !== undefined && stateOf(kept, { now: tx.now(), membersInvite }) === 'open'
}

/**
 * Her address or phone is proven: the invitation by which she signed up counts from now on. Of two who prove theirs at the same
 * moment by the last use of one, the second is refused, and nothing of hers is lost: another invitation lets her in. That it
 * was ended or its time is over since does not turn her away who signed up before; that it went with its maker’s account does:
 * nothing would count any more how many come by it.
 */
export async function countInvited(tx: Context, userId: string): Promise<void> {
  const found = await lockInvitationOf(tx, userId)
  if (!found && !(await waitsByOne(tx, userId))) return
  const { mode } = await readRegistrationMode(tx)
  if (mode === 'open') return letGoOfUse(tx, userId)
  if (!found || found.uses >= found.most_uses) throw signUpDisabled()
  await countUse(tx, userId, found.id)
}

/** The operator answers for the account from now on. */
export const forgetInvited = letGoOfUse
