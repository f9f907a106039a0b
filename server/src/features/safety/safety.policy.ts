import { APPEAL_DAYS } from '@heraia/contract/safety'

const DAY = 86_400_000

interface Times {
  decided_at: Date
  back_at: Date | null
}

export const appealUntil = ({ decided_at, back_at }: Times): Date =>
  new Date((back_at ?? decided_at).getTime() + APPEAL_DAYS * DAY)

/** Once against each decision, whatever became of it. */
export const whyNotAppeal = (
  { appeal_id, ...times }: Times & { appeal_id: string | null },
  now: Date,
): 'appealed_already' | 'appeal_over' | null => {
  if (appeal_id !== null) return 'appealed_already'
  return now > appealUntil(times) ? 'appeal_over' : null
}
