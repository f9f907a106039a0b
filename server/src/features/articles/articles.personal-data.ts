import { deleted, type PersonReferences, rows } from '../../personal-data/reference.ts'

export const articlesPersonalData: PersonReferences = {
  'article_readings.person_id': { atTheEnd: deleted, inArchive: rows() },
}
