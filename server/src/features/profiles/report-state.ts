import type { ReportState } from '@heraia/contract/safety'

/** As who reported it may know it: whether somebody was warned or suspended, or it is gone, is not hers to know. */
export function reportState({
  decision,
  reversed_at,
}: {
  decision: string | null
  reversed_at: Date | null
}): ReportState {
  if (decision === null) return 'open'
  if (decision === 'dismissed') return 'dismissed'
  return reversed_at ? 'reversed' : 'acted'
}
