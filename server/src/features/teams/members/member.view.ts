import type { PersonId } from '@heraia/contract/ids'
import type { TeamMember, TeamRole, TeamWaiting } from '@heraia/contract/team'
import type { Context } from '../../../context.ts'
import { type ChipRow, showChip } from '../../profiles/person.view.ts'
import { isOwner, mayChange, type TeamAccess } from '../teams.policy.ts'

export interface MemberRow extends ChipRow {
  role: TeamRole
  rank: number
  position: string | null
  since: Date
  /** A block hides her from the viewer, who may only end her place. */
  hidden: boolean
  /** The viewer blocked her, and knows her name. */
  by_me: boolean
}

/** `she`: what the viewer is to the team. */
export function showMember(row: MemberRow, she: TeamAccess, { viewer, pass }: Context): TeamMember {
  const isSelf = viewer?.id === row.chip_id
  const { hidden } = row
  const remove = mayChange(she, { role: row.role, isSelf })
  return {
    personId: row.chip_id as PersonId,
    person: hidden && !row.by_me ? null : showChip(row, pass),
    hidden,
    role: row.role,
    position: row.position,
    since: row.since.toISOString(),
    may: { change: remove && !hidden, remove, handOver: isOwner(she) && !isSelf && !hidden },
  }
}

export interface WaitingRow extends ChipRow {
  state: 'invited' | 'asked'
  role: TeamRole
  position: string | null
  note: string | null
  at: Date
}

export const showWaiting = (row: WaitingRow, { pass }: Context): TeamWaiting => ({
  person: showChip(row, pass),
  state: row.state,
  role: row.role,
  position: row.position,
  note: row.note,
  at: row.at.toISOString(),
})
