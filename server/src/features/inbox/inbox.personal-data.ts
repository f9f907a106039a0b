import { leftOut, type PersonReferences, stays } from '../../personal-data/reference.ts'

export const inboxPersonalData: PersonReferences = {
  'tickets.answered_by': { atTheEnd: stays('it was answered; her name is gone'), inArchive: leftOut('of others') },
}
