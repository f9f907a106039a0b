import type {} from '../../announcements.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    'person.suspended': { personId: string }
    'person.restored': { personId: string }
    /** She asked for her account to be deleted: nobody sees her any more. */
    'account.leaving': { personId: string }
    /** She changed her mind in time. */
    'account.kept': { personId: string }
    /** One of the staff no longer, by another of them or by the operator. */
    'admin.revoked': { personId: string }
  }
}
