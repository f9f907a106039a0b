import type { PrivacySettings } from '@heraia/contract/accounts'
import type { PersonId } from '@heraia/contract/ids'

declare module '../../announcements.ts' {
  interface Announcements {
    /** Told after the settings were stored. From `followers` or `private` to `public`, waiting requests are accepted. */
    'privacy.changed': { personId: PersonId; before: PrivacySettings; after: PrivacySettings }
  }
}
