import { deleted, leftOut, type PersonReferences, rows } from '../../personal-data/reference.ts'

export const affiliationsPersonalData: PersonReferences = {
  'affiliations.person_id': { atTheEnd: deleted, inArchive: rows() },
  'affiliations.partner_id': { atTheEnd: deleted, inArchive: leftOut('whom others named') },
}
