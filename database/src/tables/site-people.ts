import type { Generated } from 'kysely'
import type { NullableJson, StoredPicture } from '../json.ts'

export interface SitePeopleTable {
  id: string
  position: number
  name: string
  title_en: string
  title_es: string
  words_en: Generated<string>
  words_es: Generated<string>
  person_id: string | null
  picture: NullableJson<StoredPicture>
  picture_id: string | null
  sample: Generated<boolean>
  hidden: Generated<boolean>
  /** Shown only with her consent. */
  consented_at: Date | null
  created_at: Date
}
