import type { VerificationRequestId } from '@heraia/contract/ids'
import type { TeamRequest, VerificationRequest, VerificationState } from '@heraia/contract/verification'
import type { StoredAttachment } from '@heraia/database/json'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { type Pass, showAttachment } from '../../files/picture.view.ts'
import { type ChipRow, showChip } from '../profiles/person.view.ts'

export interface RequestRow {
  id: VerificationRequestId
  person_id: string
  /** null: she asks for herself. */
  team_id: string | null
  known_for: string
  links: string[]
  files: StoredAttachment[]
  state: VerificationState
  reason: string | null
  answered_at: Date | null
  created_at: Date
}

/** With who asks for the team, and whether the viewer may see her. */
export interface TeamRequestRow extends RequestRow, ChipRow {
  asker_shown: boolean
}

/** What a query selects of `verification_requests as r`. */
export const requestSql = sql`r.id, r.person_id, r.team_id, r.known_for, r.links, r.files, r.state, r.reason,
  r.answered_at, r.created_at`

/** To her and to the staff only; `pass` is of who looks. */
export const showRequest = (row: RequestRow, pass: Pass): VerificationRequest => ({
  id: row.id,
  knownFor: row.known_for,
  links: row.links,
  files: row.files.map((file) => showAttachment(file, pass)),
  state: row.state,
  askedAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  reason: row.reason,
})

/** To those who run the team: they read what is said in its name, and see no files but their own. */
export function showTeamRequest(row: TeamRequestRow, { viewer, pass }: SignedIn): TeamRequest {
  const isHers = row.person_id === viewer.id
  return {
    ...showRequest(isHers ? row : { ...row, files: [] }, pass),
    askedBy: row.asker_shown ? showChip(row, pass) : null,
    isHers,
    fileCount: row.files.length,
  }
}
