import { APPEAL_DAYS } from '@heraia/contract/safety'

const DAY = 86_400_000

export const appealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + APPEAL_DAYS * DAY)

/** Once against each decision, whatever became of it. */
export const whyNotAppeal = (
  { decided_at, appeal_id }: { decided_at: Date; appeal_id: string | null },
  now: Date,
): 'appealed_already' | 'appeal_over' | null => {
  if (appeal_id !== null) return 'appealed_already'
  return now > appealUntil(decided_at) ? 'appeal_over' : null
}
