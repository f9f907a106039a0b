import type { ColumnType, Generated } from 'kysely'
import type { Json, NullableJson, StoredPicture } from '../json.ts'

export interface ProfilesTable {
  id: string
  handle: string
  email: Generated<string>
  name: string
  role: 'athlete' | 'coach' | 'club' | 'federation' | 'journalist' | 'fan' | 'admin'
  sport: string | null
  bio: string | null
  location: string | null
  nationality: string | null
  date_of_birth: string | null
  height_cm: number | null
  weight_kg: number | null
  phone: string | null
  position: string | null
  experience: string | null
  club: string | null
  coach: string | null
  specialties: Generated<string[]>
  languages: Generated<string[]>
  availability: string | null
  social_links: Json<Record<string, string | null>>
  avatar: NullableJson<StoredPicture>
  cover: NullableJson<StoredPicture>
  language: string | null
  terms_version: string | null
  terms_accepted_at: Date | null
  /** active people are seen; suspended, closed and deleted ones are nowhere. */
  state: Generated<'active' | 'suspended' | 'closed' | 'leaving' | 'deleted' | 'waiting'>
  verified_at: Date | null
  verified_by: string | null
  profile_visibility: Generated<'public' | 'followers' | 'private'>
  stats_visibility: Generated<'public' | 'followers' | 'private'>
  media_visibility: Generated<'public' | 'followers' | 'private'>
  contact_info: Generated<'public' | 'followers' | 'private'>
  /** Her lists of followers and of whom she follows. */
  follows_visibility: Generated<'public' | 'followers' | 'private'>
  show_online_status: Generated<boolean>
  show_in_search: Generated<boolean>
  allow_messages: Generated<'everyone' | 'followers' | 'none'>
  read_receipts: Generated<boolean>
  /** What her screens do before she publishes pictures without a description. */
  alt_reminder: Generated<'off' | 'remind' | 'require'>
  /** Whether others may put her statistics beside theirs. */
  allow_comparison: Generated<boolean>
  notification_settings: Json<Record<string, boolean | string | Record<string, boolean | string>>>
  followers_count: Generated<number>
  following_count: Generated<number>
  posts_count: Generated<number>
  matches_count: Generated<number>
  achievements_count: Generated<number>
  /** Name, handle, sport and location, folded (see contract/src/fold.ts): what a search reads. */
  search_text: string
  sport_folded: Generated<string>
  location_folded: Generated<string>
  /** The database makes it. */
  called: ColumnType<string, never, never>
  /** Made likewise: her date of birth, null where she was born before 2006, for so she is grown up in any case. */
  born_lately: ColumnType<string | null, never, never>
  /** Counts saves of the editor, so that a second tab does not overwrite the first. */
  version: Generated<number>
  /** The same for her settings. */
  settings_version: Generated<number>
  created_at: Date
  updated_at: Date
}
