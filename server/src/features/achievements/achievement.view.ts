import type { Achievement, AchievementType } from '@heraia/contract/achievements'
import type { AchievementId, PersonId } from '@heraia/contract/ids'
import type { PersonChip } from '@heraia/contract/person'
import type { Role } from '@heraia/contract/roles'
import type { StoredPicture } from '@heraia/database/json'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Pass } from '../../files/picture.view.ts'
import { isMinor } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { levelOf, mayAnswer, mayAsk, mayEdit, mayRevoke } from './achievements.policy.ts'

/** Somebody beside the owner, as JSON: a row has at most two of them, most have none. */
interface JoinedChip {
  id: string
  handle: string
  name: string
  role: Role
  sport: string | null
  avatar: StoredPicture | null
  verified_at: string | null
  is_minor: boolean
}

export interface AchievementRow extends ChipRow {
  id: string
  title: string
  description: string | null
  date: string
  location: string | null
  type: AchievementType
  audience: Achievement['audience']
  evidence: Achievement['evidence']
  request_of: string | null
  request_state: 'open' | 'declined' | null
  requested_at: Date | null
  confirmed_at: Date | null
  confirmed_by: string | null
  confirmed_by_staff: boolean
  confirmation_note: string | null
  confirmer: JoinedChip | null
  asked: JoinedChip | null
}

const joined = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then jsonb_build_object('id', ${column('id')},
    'handle', ${column('handle')}, 'name', ${column('name')}, 'role', ${column('role')}, 'sport', ${column('sport')},
    'avatar', ${column('avatar')}, 'verified_at', ${column('verified_at')}, 'is_minor', ${isMinor(alias)}) end`
}

/** What a query selects of `achievements as a` beside its owner `p`, who confirmed it `c` and whom she asked `r`. */
export const achievementSql = sql`${chipSql}, a.id, a.title, a.description, a.date, a.location, a.type, a.audience,
  a.evidence, a.request_of, a.request_state, a.requested_at, a.confirmed_at, a.confirmed_by, a.confirmed_by_staff,
  a.confirmation_note, ${joined('c')} as confirmer, ${joined('r')} as asked`

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
    level: levelOf({ isConfirmed: standing.isConfirmed, evidence: row.evidence.length }),
    confirmation: row.confirmed_at && {
      by: row.confirmed_by_staff ? null : showJoined(row.confirmer, ctx.pass),
      at: row.confirmed_at.toISOString(),
      note: row.confirmation_note,
    },
    request:
      isParty && row.request_state !== null && row.requested_at !== null
        ? { of: showJoined(row.asked, ctx.pass), at: row.requested_at.toISOString(), state: row.request_state }
        : null,
    may: {
      edit: mayEdit(viewer, standing),
      ask: mayAsk(viewer, standing),
      answer: mayAnswer(viewer, standing),
      revoke: mayRevoke(viewer, standing),
    },
  }
}

const showJoined = (chip: JoinedChip | null, pass: Pass): PersonChip | null =>
  chip &&
  showChip(
    {
      chip_id: chip.id as PersonId,
      chip_handle: chip.handle,
      chip_name: chip.name,
      chip_role: chip.role,
      chip_sport: chip.sport,
      chip_avatar: chip.avatar,
      chip_minor: chip.is_minor,
      chip_verified_at: chip.verified_at === null ? null : new Date(chip.verified_at),
    },
    pass,
  )
