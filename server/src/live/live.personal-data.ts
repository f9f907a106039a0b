import { deleted, leftOut, type PersonReferences, rows } from '../personal-data/reference.ts'

const passing = leftOut('a copy for a week, of what is elsewhere')

export const livePersonalData: PersonReferences = {
  'presence.person_id': { atTheEnd: deleted, inArchive: rows() },
  'person_events.person_id': { atTheEnd: deleted, inArchive: passing },
  'person_streams.person_id': { atTheEnd: deleted, inArchive: passing },
}
