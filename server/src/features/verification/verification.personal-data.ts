import { deleted, leftOut, type PersonReferences, rows, stays } from '../../personal-data/reference.ts'

/** What she asked for a team is hers as well: it says what she wrote. The files go with media_files, and are in the archive with them. */
export const verificationPersonalData: PersonReferences = {
  'verification_requests.person_id': { atTheEnd: deleted, inArchive: rows('answered_by') },
  'verification_requests.answered_by': {
    atTheEnd: stays('it was decided; her name is gone'),
    inArchive: leftOut('requests of others'),
  },
}
