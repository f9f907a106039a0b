import type { Affiliation } from '@heraia/contract/affiliations'
import type { Pass } from '../../files/picture.view.ts'
import { type ChipRow, showChip } from '../profiles/person.view.ts'

export interface AffiliationRow extends ChipRow {
  kind: Affiliation['kind']
  state: Affiliation['state']
  asked_at: Date
  answered_at: Date | null
}

/** To the two of them only. */
export const showAffiliation = (row: AffiliationRow, pass: Pass): Affiliation => ({
  kind: row.kind,
  person: showChip(row, pass),
  state: row.state,
  askedAt: row.asked_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
})
