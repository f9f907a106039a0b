import { type Context, inTransaction } from '../../../../context.ts'
import { broadcastForget } from '../../../../live/broadcasts.ts'
import { addMail } from '../../mails/add-mail.ts'
import { passwordChangedMail } from '../../mails/password-changed-mail.ts'
import { wasItYou } from '../../mails/was-it-you.ts'
import { makeWaitingProfile } from '../../profile/make-waiting-profile.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import { shutOut } from '../../sessions/shut-out.ts'
import { writeAudit } from '../../write-audit.ts'
import type { AuthRequest } from '../auth-request.ts'
import { isBanned } from '../bearer.ts'
import { emailExists, moveOnProfile } from '../changes/change-email.ts'
import { forgetCodes } from '../changes/change-phone.ts'
import { dropChanges, NO_EMAIL_CHANGE, NO_PHONE_CHANGE } from '../changes/drop-changes.ts'
import { phoneExists } from '../changes/phone-exists.ts'
import { keepIdentity } from '../identities/keep-identity.ts'
import { isProven } from '../is-proven.ts'
import { languageOf } from '../language-of.ts'
import { forgetProofs } from '../one-time/forget-proofs.ts'
import { countPasswordOf, partFromTries } from '../sign-up/tries/tries.ts'
import { showUser } from '../user.view.ts'
import { type UserRow, userByEmail, userByPhone } from '../users.queries.ts'
import { holdNamed, namedUser } from './admin-users.ts'
import { readUserDraft, type UserDraft } from './read-user-draft.ts'
import { asOperator, requireAdmin } from './require-admin.ts'

/**
 * PUT /admin/users/{id}: changes count at once. A new password ends her sessions and the mails that are on their way; a
 * ban counts within a second.
 */
export async function changeAdminUser(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { id } = await namedUser(request)
  const draft = await readUserDraft(request)
  const user = await inTransaction(asOperator(request.ctx), (tx) => change(tx, id, draft))
  return Response.json(await showUser(request.ctx.db, user))
}

async function change(tx: Context, id: string, draft: UserDraft): Promise<UserRow> {
  // Hashing takes its time: she, or another operator, may have changed what this one says nothing of.
  const before = await holdNamed(tx, id)
  await refuseTaken(tx, before, draft)
  // Whoever asked for them.
  if (draft.encryptedPassword) await dropChanges(tx, id, 'anywhere')
  const addresses = addressesOf(tx, before, draft)
  const changed = await tx.db
    .updateTable('users')
    .set({ ...addresses, ...restOf({ ...before, ...addresses }, draft), updated_at: tx.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (draft.encryptedPassword) {
    await partFromTries(tx, id)
    await endSessions(tx, id, 'all', null)
    await tellOfPassword(tx, before)
  }
  const isMoved = draft.email !== '' && draft.email !== before.email
  if (isMoved || draft.encryptedPassword) await forgetProofs(tx, id)
  if (draft.phone !== '' && draft.phone !== before.phone) await forgetCodes(tx, before)
  if (isMoved) await moveOnProfile(tx, before, draft.email)
  if (isProven(changed) && !isProven(before)) {
    await makeWaitingProfile(tx, changed)
    await countPasswordOf(tx, changed)
  }
  const details = { fields: namesOfSaid(draft) }
  await writeAudit(tx, { action: 'account.changed_by_operator', actorId: null, subjectId: id, details })
  if (isBanned(changed, tx.now())) await shutOut(tx, id)
  else tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [id]))
  if (saysOf(changed.phone, draft.phone, draft.phoneConfirm)) await keepIdentity(tx, changed, 'phone')
  const comesByEmail = saysOf(changed.email, draft.email, draft.emailConfirm) || maySignIn(changed, draft)
  return comesByEmail ? keepIdentity(tx, changed, 'email') : changed
}

/** With the password that she has from now on, as where she sets it herself. */
const maySignIn = ({ email, email_confirmed_at, is_sso_user }: UserRow, { encryptedPassword }: UserDraft): boolean =>
  Boolean(encryptedPassword) && email !== '' && email_confirmed_at !== null && !is_sso_user

/** Whether the draft names an address of hers, or confirms the one that she has. */
const saysOf = (address: string, named: string, confirms: boolean): boolean =>
  named !== '' || (confirms && address !== '')

/** At the address that was hers until now: who moves it along with the password is not who reads there. */
async function tellOfPassword(tx: Context, before: UserRow): Promise<void> {
  if (before.email === '' || before.email_confirmed_at === null) return
  const language = languageOf(before, null)
  await addMail(tx, before, passwordChangedMail(language, wasItYou(language, tx.settings, before)))
}

/** Also of a ban that ends: it is said with null. */
const namesOfSaid = (draft: UserDraft): string =>
  Object.entries(draft)
    .filter(([name, value]) => isSaid(value) || (name === 'bannedUntil' && value === null))
    .map(([name]) => name)
    .join(' ')

const isSaid = (value: unknown): boolean =>
  !(value === undefined || value === '' || value === false || value === null) &&
  !(typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0)

async function refuseTaken(tx: Context, { id }: UserRow, { email, phone }: UserDraft): Promise<void> {
  const owner = email ? await userByEmail(tx.db, email) : undefined
  if (owner && owner.id !== id) throw emailExists()
  const caller = phone ? await userByPhone(tx.db, phone) : undefined
  if (caller && caller.id !== id) throw phoneExists()
}

/**
 * Another address or phone is confirmed where the one before was, and waits where that did: only `email_confirm` and
 * `phone_confirm` say more. An address that counts so has been shown by nobody (0150).
 */
const addressesOf = (tx: Context, before: UserRow, { email, phone, emailConfirm, phoneConfirm }: UserDraft) => ({
  ...(email && { email, ...NO_EMAIL_CHANGE }),
  ...(email && email !== before.email && before.email_confirmed_at && { email_unproven: true }),
  ...(phone && { phone, ...NO_PHONE_CHANGE }),
  ...(emailConfirm &&
    (email || before.email) && { email_confirmed_at: before.email_confirmed_at ?? tx.now(), email_unproven: false }),
  ...(phoneConfirm && (phone || before.phone) && { phone_confirmed_at: before.phone_confirmed_at ?? tx.now() }),
})

/** `user`: with the addresses that she has from now on. */
const restOf = (user: UserRow, draft: UserDraft) => ({
  ...(draft.encryptedPassword && { encrypted_password: draft.encryptedPassword }),
  ...(draft.bannedUntil !== undefined && { banned_until: draft.bannedUntil }),
  ...(draft.role && { role: draft.role }),
  ...(draft.aud && { aud: draft.aud }),
  user_metadata: merged(user.user_metadata, {
    ...draft.userMetadata,
    ...(saysOf(user.email, draft.email, draft.emailConfirm) && {
      email: user.email,
      email_verified: user.email_confirmed_at !== null,
    }),
    ...(saysOf(user.phone, draft.phone, draft.phoneConfirm) && {
      phone: user.phone,
      phone_verified: user.phone_confirmed_at !== null,
    }),
  }),
  app_metadata: merged(user.app_metadata, draft.appMetadata),
})

const merged = (before: Record<string, unknown>, said: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries({ ...before, ...said }).filter(([, value]) => value !== null)))
