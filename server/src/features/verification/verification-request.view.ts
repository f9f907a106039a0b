import type { VerificationRequestId } from '@heraia/contract/ids'
import type { VerificationRequest, VerificationState } from '@heraia/contract/verification'
import type { StoredAttachment } from '@heraia/database/json'
import { sql } from 'kysely'
import { type Pass, showAttachment } from '../../files/picture.view.ts'

export interface RequestRow {
  id: VerificationRequestId
  person_id: string
  known_for: string
  links: string[]
  files: StoredAttachment[]
  state: VerificationState
  reason: string | null
  answered_at: Date | null
  created_at: Date
}

/** What a query selects of `verification_requests as r`. */
export const requestSql = sql`r.id, r.person_id, r.known_for, r.links, r.files, r.state, r.reason, r.answered_at,
  r.created_at`

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
