import { sql } from 'kysely'
import type { Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'

/** She and the club or coach that she names. */
export interface Affiliated {
  personId: string
  partnerId: string
}

declare module '../../announcements.ts' {
  interface Announcements {
    'affiliation.asked': Affiliated
    'affiliation.confirmed': Affiliated
    /** Taken back, declined, or one blocked the other. */
    'affiliation.ended': Affiliated
  }
}

/** Between two with a block nothing stands. Notices between them are hidden by the block itself. */
async function endBetween(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  const both = [blockerId, blockedId]
  await sql`
    delete from affiliations
    where person_id = any(${both}::uuid[]) and partner_id = any(${both}::uuid[])`.execute(tx.db)
}

export const affiliationsListeners: Listeners = { 'person.blocked': endBetween }
