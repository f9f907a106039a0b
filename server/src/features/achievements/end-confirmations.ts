import type { AchievementId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { tellRequestEnded } from './tell-request-ended.ts'

/** What of an achievement it takes; its row is locked. */
export interface ConfirmationRow {
  id: string
  chip_id: string
  request_state: 'open' | 'declined' | null
  request_of: string | null
}

/** They say something else now: what was confirmed is no longer, and open requests fall. `before`: as they stood. */
export async function endConfirmations(tx: Context, before: readonly ConfirmationRow[]): Promise<void> {
  const ids = before.map(({ id }) => id as AchievementId)
  await sql`
    with ended as (
      update achievements set confirmed_at = null, confirmed_by = null, confirmed_by_staff = false,
        confirmation_note = null, request_of = null, request_state = null, requested_at = null
      where id = any(${ids}::uuid[]) returning id, owner_id
    )
    insert into achievement_history (achievement_id, deed, by_id, by_staff, created_at)
    select id, 'edited', owner_id, false, ${tx.now()} from ended order by id`.execute(tx.db)
  for (const each of before) await tellRequestEnded(tx, each)
}
