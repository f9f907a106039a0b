import { deleted, type PersonReferences, rows } from '../../personal-data/reference.ts'

export const peoplePersonalData: PersonReferences = {
  'saved_searches.person_id': { atTheEnd: deleted, inArchive: rows() },
}
