import type { TeamMember, TeamRole, TeamWaiting } from '@heraia/contract/team'
import type { Context } from '../../../context.ts'
import { type ChipRow, showChip } from '../../profiles/person.view.ts'
import { isOwner, mayChange, type TeamAccess } from '../teams.policy.ts'

export interface MemberRow extends ChipRow {
  role: TeamRole
  rank: number
  position: string | null
  since: Date
}

/** `she`: what the viewer is to the team. */
export function showMember(row: MemberRow, she: TeamAccess, { viewer, pass }: Context): TeamMember {
  const isSelf = viewer?.id === row.chip_id
  const change = mayChange(she, { role: row.role, isSelf })
  return {
    person: showChip(row, pass),
    role: row.role,
    position: row.position,
    since: row.since.toISOString(),
    may: { change, remove: change, handOver: isOwner(she) && !isSelf },
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
