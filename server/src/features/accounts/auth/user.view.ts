import type { Db } from '@heraia/database/db'
import { showFactor } from './factors/factor.view.ts'
import { type FactorRow, factorsOf } from './factors/factors.queries.ts'
import { type InWords, isoTime, type Moment } from './moment.ts'
import type { ShownWith } from './user/along-user.ts'
import type { ShownUser } from './user/shown-user.ts'
import { type IdentityRow, identitiesOf } from './users.queries.ts'

export async function showUser(db: Db, user: ShownUser): Promise<AuthUser> {
  const { identities, factors } = await readAlong(db, user.id)
  return userView(user, identities, factors)
}

async function readAlong(db: Db, userId: string): Promise<ShownWith> {
  const [identities, factors] = await Promise.all([identitiesOf(db, userId), factorsOf(db, userId)])
  return { identities, factors }
}

export type AuthUser = Record<string, unknown> & { id: string }

/** Of everybody of whom the operator said nothing else; the audience is called the same. */
export const USUAL_ROLE = 'authenticated'

/** The contract's User. What is null is left out; `undefined` does not travel in JSON. */
export function userView(user: ShownUser, identities: InWords<IdentityRow>[], factors: InWords<FactorRow>[]): AuthUser {
  return {
    id: user.id,
    aud: user.aud ?? USUAL_ROLE,
    role: user.role ?? USUAL_ROLE,
    email: user.email,
    email_confirmed_at: timeOf(user.email_confirmed_at),
    invited_at: timeOf(user.invited_at),
    phone: user.phone,
    phone_confirmed_at: timeOf(user.phone_confirmed_at),
    confirmation_sent_at: timeOf(user.confirmation_sent_at),
    recovery_sent_at: timeOf(user.recovery_sent_at),
    confirmed_at: timeOf(earliest(user.email_confirmed_at, user.phone_confirmed_at)),
    new_email: user.new_email || undefined,
    email_change_sent_at: timeOf(user.email_change_sent_at),
    new_phone: user.new_phone || undefined,
    phone_change_sent_at: timeOf(user.phone_change_sent_at),
    reauthentication_sent_at: timeOf(user.reauthentication_sent_at),
    last_sign_in_at: timeOf(user.last_sign_in_at),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    factors: factors.length > 0 ? factors.map(showFactor) : undefined,
    identities: identities.map(identityView),
    created_at: timeOf(user.created_at),
    updated_at: timeOf(user.updated_at),
    banned_until: timeOf(user.banned_until),
    is_anonymous: user.is_anonymous,
    // Official clients know it. Of everybody else it is left out.
    is_sso_user: user.is_sso_user || undefined,
  }
}

/** `identity_id` is our row, `id` what the provider calls her. */
const identityView = (identity: InWords<IdentityRow>) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: timeOf(identity.last_sign_in_at),
  created_at: timeOf(identity.created_at),
  updated_at: timeOf(identity.updated_at),
  email: identity.identity_data.email,
})

const earliest = (one: Moment | null, other: Moment | null): Moment | null =>
  one && other ? (isoTime(one) < isoTime(other) ? one : other) : (one ?? other)

const timeOf = (time: Moment | null): string | undefined => (time === null ? undefined : isoTime(time))
