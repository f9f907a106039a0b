import type { Generated } from 'kysely'
import type { Json } from '../json.ts'

export interface UsersTable {
  id: string
  email: Generated<string>
  encrypted_password: string | null
  email_confirmed_at: Date | null
  /** It counts, as addresses need no confirmation here, and nobody has shown that it is hers. */
  email_unproven: Generated<boolean>
  confirmation_sent_at: Date | null
  /** Somebody signed up with her address before she confirmed it; what was said first counts. */
  signed_up_again_at: Generated<Date | null>
  /** She said who she is as she signed up; her profile is made of it when her address counts. */
  profile_waits: Generated<boolean>
  /** She registered while an admin looked at everybody who does: her profile waits once it is made. */
  asks_to_join: Generated<boolean>
  recovery_sent_at: Date | null
  last_sign_in_at: Date | null
  /** Digits only, without `+`. */
  phone: Generated<string>
  phone_confirmed_at: Generated<Date | null>
  new_email: Generated<string>
  /** Which of the two addresses of a change has confirmed. */
  email_change_confirmed: Generated<'' | 'current' | 'new'>
  email_change_sent_at: Generated<Date | null>
  /** In which session a change was asked for, which may have ended since; null: in none of hers. */
  email_change_session: Generated<string | null>
  new_phone: Generated<string>
  phone_change_sent_at: Generated<Date | null>
  phone_change_session: Generated<string | null>
  reauthentication_sent_at: Generated<Date | null>
  invited_at: Generated<Date | null>
  app_metadata: Json<Record<string, unknown>>
  user_metadata: Json<Record<string, unknown>>
  /** What her browser asked for first among ours when she last signed in; null: she has not, since that is kept. */
  speaks: Generated<'en' | 'es' | null>
  is_anonymous: Generated<boolean>
  /** What her access tokens say; null: `authenticated`. */
  role: Generated<string | null>
  aud: Generated<string | null>
  /** A session without it opens nothing but the way to prove it. */
  has_second_factor: Generated<boolean>
  /** Her organisation's directory keeps her address and password. */
  is_sso_user: Generated<boolean>
  banned_until: Date | null
  deleted_at: Date | null
  created_at: Date
  updated_at: Date
}
