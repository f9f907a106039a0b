import { sql } from 'kysely'
import type { InWords } from '../moment.ts'
import type { UserRow } from '../users.queries.ts'

const plain = [
  ...(['id', 'email', 'phone', 'new_email', 'new_phone'] as const),
  ...(['app_metadata', 'user_metadata', 'is_anonymous', 'is_sso_user', 'role', 'aud'] as const),
]

const moments = [
  ...(['email_confirmed_at', 'phone_confirmed_at', 'confirmation_sent_at', 'recovery_sent_at'] as const),
  ...(['email_change_sent_at', 'phone_change_sent_at', 'reauthentication_sent_at', 'invited_at'] as const),
  ...(['last_sign_in_at', 'created_at', 'updated_at', 'banned_until'] as const),
]

/** Of her row, what she and her token are shown with. */
export type ShownUser = InWords<Pick<UserRow, (typeof plain)[number] | (typeof moments)[number]>>

/** These columns of `users u` and no more: each costs on both sides. */
export const shownUser = sql.join([
  ...plain.map((name) => sql.ref(`u.${name}`)),
  ...moments.map((name) => sql`${sql.ref(`u.${name}`)}::text as ${sql.ref(name)}`),
])
