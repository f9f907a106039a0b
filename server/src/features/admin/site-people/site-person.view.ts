import type { PersonId, SitePersonId } from '@heraia/contract/ids'
import type { ManagedSitePerson } from '@heraia/contract/site-people'
import { type Pass, showPicture } from '../../../files/picture.view.ts'
import type { ManagedRow } from './site-people.queries.ts'

/** A picture that is not for everybody yet has in its address for whom it was made. */
export const showManaged = (row: ManagedRow, pass: Pass): ManagedSitePerson => ({
  id: row.id as SitePersonId,
  name: row.name,
  title: { en: row.title_en, es: row.title_es },
  words: { en: row.words_en, es: row.words_es },
  sample: row.sample,
  hidden: row.hidden,
  picture: row.picture && showPicture(row.picture, isShown(row) ? null : pass),
  profile: showProfile(row),
  consentedAt: row.consented_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

export const isShown = ({ consented_at, hidden }: Pick<ManagedRow, 'consented_at' | 'hidden'>): boolean =>
  consented_at !== null && !hidden

function showProfile({ person_id, handle, profile_name, is_linked }: ManagedRow): ManagedSitePerson['profile'] {
  if (person_id === null || handle === null) return null
  return { id: person_id as PersonId, handle, name: profile_name ?? '', isShown: is_linked ?? false }
}
