import type {} from '../../announcements.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    'person.suspended': { personId: string }
    'person.restored': { personId: string }
  }
}
