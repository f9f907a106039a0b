import { deleted, emptied, leftOut, type PersonReferences, rows } from '../../personal-data/reference.ts'

export const resultsPersonalData: PersonReferences = {
  'results.person_id': { atTheEnd: deleted, inArchive: rows('event_key', 'rank_value', 'fingerprint', 'imported_as') },
  'goals.person_id': { atTheEnd: deleted, inArchive: rows() },
  'rankings.person_id': { atTheEnd: deleted, inArchive: rows('category_key', 'verified_by') },
  'rankings.verified_by': { atTheEnd: emptied({ verified_by: null }), inArchive: leftOut('of others') },
}
