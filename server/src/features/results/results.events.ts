import type { ResultId } from '@heraia/contract/ids'

declare module '../../announcements.ts' {
  interface Announcements {
    /** It says something else now, or is about to be deleted; its row is locked. */
    'result.changed': { resultId: ResultId; personId: string }
  }
}
