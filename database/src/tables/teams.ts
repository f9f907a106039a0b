import type { Generated } from 'kysely'
import type { NullableJson, StoredPicture } from '../json.ts'

export interface TeamsTable {
  id: string
  name: string
  sport: string | null
  location: string | null
  about: string | null
  website: string | null
  safeguarding: string | null
  audience: Generated<'public' | 'members'>
  /** null: its owner. */
  contact_id: string | null
  logo: NullableJson<StoredPicture>
  logo_id: string | null
  cover: NullableJson<StoredPicture>
  cover_id: string | null
  verified: Generated<boolean>
  /** YYYY-MM-DD, the last deadline of its open roles. */
  recruiting_until: string | null
  members_count: Generated<number>
  followers_count: Generated<number>
  achievements_count: Generated<number>
  /** Name, sport and location, folded (see contract/src/fold.ts): what a search reads. */
  search_text: string
  sport_folded: Generated<string>
  location_folded: Generated<string>
  version: Generated<number>
  created_at: Date
  updated_at: Date
}
