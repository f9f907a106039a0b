import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import {
  deleted,
  ended,
  goesWith,
  leftOut,
  type PersonReferences,
  readBy,
  rows,
  stays,
} from '../../personal-data/reference.ts'
import { emptyProfile } from './deletion/empty-profile.ts'
import { readActivity } from './export/read-activity.ts'
import { eraseExports } from './export/sweep-exports.ts'
import { forgetMails } from './mails/forget-mails.ts'

/** Where she was and from which device; what others did to the account, and that it ended, stays. */
async function eraseActivity(ctx: Context, personId: string): Promise<void> {
  await sql`
    delete from audit_log where actor_id = ${personId}::uuid and action not like 'person.%' and action not like 'admin.%'
      and action not like 'report.%'`.execute(ctx.db)
  await sql`
    delete from audit_log where subject_id = ${personId}::uuid and (action like 'session.%'
      or actor_id is null and (action like 'factor.%' or action = 'account.resend_asked'))`.execute(ctx.db)
}

/** With her identities, sessions, factors, keys and codes; also the mails that wait to go out, or to be read by an operator. */
async function eraseUser(ctx: Context, personId: string): Promise<void> {
  await forgetMails(ctx, personId)
  // Those of before a mail said whose it is.
  await sql`
    delete from outbox_mails m using users u where u.id = ${personId}::uuid and u.email <> ''
      and m.to_address = u.email`.execute(ctx.db)
  // The digests stay, of nobody any more.
  await sql`
    update sign_up_tries set shown_id = gen_random_uuid(), idempotency_key = null
    where user_id = ${personId}::uuid and made_account`.execute(ctx.db)
  await sql`delete from users where id = ${personId}::uuid`.execute(ctx.db)
}

const secret = leftOut('a secret, or a moment')

export const accountsPersonalData: PersonReferences = {
  'account_exports.person_id': { atTheEnd: ended(eraseExports), inArchive: leftOut('this archive') },
  'account_deletions.person_id': { atTheEnd: stays('the proof that it was done'), inArchive: leftOut('of the end') },
  'audit_log.actor_id': { atTheEnd: ended(eraseActivity), inArchive: readBy(readActivity) },
  'audit_log.subject_id': {
    atTheEnd: stays('see audit_log.actor_id'),
    inArchive: leftOut('what others did; what the site noted by itself is with audit_log.actor_id'),
  },
  'identities.user_id': { atTheEnd: goesWith('users'), inArchive: rows() },
  'auth_sessions.user_id': {
    atTheEnd: goesWith('users'),
    inArchive: rows('refresh_turn', 'refresh_key', 'refresh_secret_hash', 'refreshed_at'),
  },
  'known_devices.user_id': { atTheEnd: goesWith('users'), inArchive: rows() },
  'mfa_factors.user_id': { atTheEnd: goesWith('users'), inArchive: rows('secret', 'last_step', 'credential') },
  'passkeys.user_id': { atTheEnd: goesWith('users'), inArchive: rows('credential_id', 'public_key') },
  'one_time_tokens.user_id': { atTheEnd: goesWith('users'), inArchive: secret },
  'passkey_challenges.user_id': { atTheEnd: goesWith('users'), inArchive: secret },
  'auth_flows.user_id': { atTheEnd: goesWith('users'), inArchive: secret },
  'sign_up_tries.user_id': {
    atTheEnd: stays('let go of with users: digests, for two weeks, of what somebody typed'),
    inArchive: secret,
  },
  'invitations.made_by': { atTheEnd: goesWith('users'), inArchive: rows('token_hash') },
  'invitation_uses.used_by': { atTheEnd: goesWith('users'), inArchive: rows() },
  'idempotency_keys.user_id': { atTheEnd: goesWith('users'), inArchive: secret },
  'new_account_counts.person_id': { atTheEnd: goesWith('users'), inArchive: leftOut('counts of a day') },
  'registration_requests.person_id': { atTheEnd: deleted, inArchive: rows() },
  'profiles.id': {
    atTheEnd: ended(emptyProfile),
    inArchive: rows('search_text', 'sport_folded', 'location_folded', 'called', 'born_lately'),
  },
  'outbox_mails.user_id': { atTheEnd: goesWith('users'), inArchive: leftOut('mails to her, which she was sent') },
  'users.id': { atTheEnd: ended(eraseUser), inArchive: rows('encrypted_password') },
}
