import type { Achievement, AchievementType } from '@heraia/contract/achievements'
import type { AchievementId } from '@heraia/contract/ids'
import type { StoredAttachment } from '@heraia/database/json'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { showAttachment } from '../../files/picture.view.ts'
import { type ChipAsJson, chipAsJson, showChipAsJson } from '../profiles/chip-as-json.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { type ResultAsJson, resultAsJson, showLinkedResult } from '../results/linked-result.ts'
import { levelOf, mayAnswer, mayAsk, mayEdit, mayRevoke } from './achievements.policy.ts'

export interface AchievementRow extends ChipRow {
  id: string
  title: string
  description: string | null
  date: string
  location: string | null
  type: AchievementType
  audience: Achievement['audience']
  evidence: Achievement['evidence']
  files: StoredAttachment[]
  result_id: string | null
  /** null: none, or not for the viewer. */
  result: ResultAsJson | null
  request_of: string | null
  request_state: 'open' | 'declined' | null
  requested_at: Date | null
  confirmed_at: Date | null
  confirmed_by: string | null
  confirmed_by_staff: boolean
  confirmation_note: string | null
  confirmer: ChipAsJson | null
  asked: ChipAsJson | null
}

/**
 * What a query selects of `achievements as a` beside its owner `p`, who confirmed it `c`, whom she asked `r` and the result
 * it is about `l`.
 */
export const achievementSql = sql`${chipSql}, a.id, a.title, a.description, a.date, a.location, a.type, a.audience,
  a.evidence, a.files, a.result_id, ${resultAsJson('l')} as result, a.request_of, a.request_state, a.requested_at, a.confirmed_at, a.confirmed_by, a.confirmed_by_staff,
  a.confirmation_note, ${chipAsJson('c')} as confirmer, ${chipAsJson('r')} as asked`

export function showAchievement(row: AchievementRow, ctx: Context): Achievement {
  const { viewer } = ctx
  const standing = {
    ownerId: row.chip_id,
    confirmedBy: row.confirmed_by,
    isConfirmed: row.confirmed_at !== null,
    requestOf: row.request_of,
    requestState: row.request_state,
  }
  const isParty = viewer !== null && (viewer.id === row.chip_id || mayAnswer(viewer, standing))
  return {
    id: row.id as AchievementId,
    owner: showChip(row, ctx.pass),
    title: row.title,
    description: row.description,
    date: row.date,
    location: row.location,
    type: row.type,
    audience: row.audience,
    evidence: row.evidence,
    files: row.files.map((file) => showAttachment(file, ctx.pass)),
    result: showLinkedResult(row.result),
    level: levelOf({ isConfirmed: standing.isConfirmed, evidence: row.evidence.length + row.files.length }),
    confirmation: row.confirmed_at && {
      by: row.confirmed_by_staff ? null : showChipAsJson(row.confirmer, ctx.pass),
      byStaff: row.confirmed_by_staff,
      at: row.confirmed_at.toISOString(),
      note: isSaidBySomebody(row) ? row.confirmation_note : null,
    },
    request:
      isParty && row.request_state !== null && row.requested_at !== null
        ? {
            of: showChipAsJson(row.asked, ctx.pass),
            ofStaff: row.request_of === null,
            ...{ at: row.requested_at.toISOString(), state: row.request_state },
          }
        : null,
    may: {
      edit: mayEdit(viewer, standing),
      ask: mayAsk(viewer, standing),
      answer: mayAnswer(viewer, standing),
      revoke: mayRevoke(viewer, standing),
    },
  }
}

/** Words of who is hidden from the viewer are hidden with her. */
const isSaidBySomebody = (row: AchievementRow): boolean => row.confirmed_by_staff || row.confirmer !== null
