import { Language, type Me, type PrivacySettings } from '@heraia/contract/accounts'
import { PersonId } from '@heraia/contract/ids'
import type { Tables } from '@heraia/database/tables'
import type { Selectable } from 'kysely'
import { type Pass, showPicture } from '../../files/picture.view.ts'
import { isMinorOn } from '../../visibility/age.ts'

export type ProfileRow = Selectable<Tables['profiles']>

export const showPrivacy = (row: ProfileRow): PrivacySettings => ({
  profileVisibility: row.profile_visibility,
  statsVisibility: row.stats_visibility,
  mediaVisibility: row.media_visibility,
  contactInfo: row.contact_info,
  followLists: row.follows_visibility,
  showOnlineStatus: row.show_online_status,
  showInSearch: row.show_in_search,
  allowMessages: row.allow_messages,
  readReceipts: row.read_receipts,
})

/** What she sees of her own account; goes to nobody else. */
export const showMe = (row: ProfileRow, now: Date, pass: Pass, isAdmin: boolean): Me => ({
  id: PersonId.parse(row.id),
  handle: row.handle,
  name: row.name,
  role: row.role,
  sport: row.sport,
  avatar: row.avatar && showPicture(row.avatar, isMinorOn(row.date_of_birth, now) ? pass : null),
  verified: row.verified_at !== null,
  email: row.email,
  isAdmin,
  adminNeedsFactor: row.role === 'admin' && !isAdmin,
  language: Language.nullable().catch(null).parse(row.language),
  termsVersion: row.terms_version,
  joinedAt: row.created_at.toISOString(),
  privacy: showPrivacy(row),
  altReminder: row.alt_reminder,
  isMinor: isMinorOn(row.date_of_birth, now),
})
