import type { Generated } from 'kysely'

/** Whose account waits for an admin's yes. It goes with the decision. */
export interface RegistrationRequestsTable {
  person_id: string
  /** Why she would like to join, as far as she says it. */
  words: Generated<string>
  created_at: Date
}
