import type { AchievementDeed, AchievementHistoryLine } from '@heraia/contract/achievements'
import type { AchievementId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { isListed } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { findAchievement } from './achievements.queries.ts'

/** Written once, in the transaction of the deed. */
export async function writeHistory(
  tx: SignedIn,
  id: AchievementId,
  deed: AchievementDeed,
  more: { byStaff?: boolean; note?: string | null } = {},
): Promise<void> {
  await sql`
    insert into achievement_history (achievement_id, deed, by_id, by_staff, note, created_at)
    values (${id}, ${deed}, ${tx.viewer.id},
      ${more.byStaff ?? false}, ${more.note ?? null}, ${tx.now()})`.execute(tx.db)
}

const MOST = 200

/** Whom she asks and who declined is between them; that it was added, confirmed, changed or revoked is for all. */
export async function listHistory(ctx: Context, id: AchievementId): Promise<{ items: AchievementHistoryLine[] }> {
  const achievement = await findAchievement(ctx, id)
  const viewer = viewerId(ctx)
  const isOwner = achievement.chip_id === viewer
  const { rows } = await sql<
    { deed: AchievementDeed; by_staff: boolean; note: string | null; at: Date } & {
      [Key in keyof ChipRow]: ChipRow[Key] | null
    }
  >`
    select h.deed, h.by_staff, h.note, h.created_at as at, ${chipSql}
    from achievement_history h
      left join profiles p on p.id = h.by_id and ${isListed('p', viewer)}
    where h.achievement_id = ${id}::uuid and ${isOwner ? sql`true` : sql`h.deed not in ('asked', 'withdrawn', 'declined')`}
    order by h.nr desc limit ${sql.lit(MOST)}`.execute(ctx.db)
  return {
    items: rows.map((row) => ({
      deed: row.deed,
      by: row.by_staff || row.chip_id === null ? null : showChip(row as ChipRow, ctx.pass),
      byStaff: row.by_staff,
      // Words of who is hidden from the viewer are hidden with her.
      note: row.by_staff || row.chip_id !== null ? row.note : null,
      at: row.at.toISOString(),
    })),
  }
}
