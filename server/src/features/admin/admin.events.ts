import type { PersonId } from '@heraia/contract/ids'

declare module '../../announcements.ts' {
  interface Announcements {
    /** Granted or taken back by the staff. */
    'person.verified': { personId: PersonId; verified: boolean }
  }
}
