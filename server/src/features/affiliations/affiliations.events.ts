import { sql } from 'kysely'
import { announce, type Listeners } from '../../announcements.ts'
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

/** Between two with a block nothing stands, also after it. */
async function endBetween(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  const both = [blockerId, blockedId]
  const { rows } = await sql<Affiliated>`
    delete from affiliations
    where person_id = any(${both}::uuid[]) and partner_id = any(${both}::uuid[])
    returning person_id as "personId", partner_id as "partnerId"`.execute(tx.db)
  for (const ended of rows) await announce(tx, 'affiliation.ended', ended)
}

export const affiliationsListeners: Listeners = { 'person.blocked': endBetween }
