import type { PersonChip } from '@heraia/contract/person'
import { failureOf } from '../../../lib/failure.ts'

/** How many are blocked at the same time, and how long after these the next ones: two or three people a second. */
const AT_ONCE = 5
const BATCH_MS = 2000
/** Where a refusal does not say how long. */
const WAIT_SECONDS = 60

export interface BlockStep {
  blocked: number
  failed: PersonChip[]
  /** Why the last of these could not be. */
  error?: unknown
}

interface BlockEach {
  block: (person: PersonChip) => Promise<unknown>
  onStep: (step: BlockStep) => void
  signal: AbortSignal
}

/**
 * Blocks them some at a time, and slowly: all of her devices ask again after each. Whoever came when it was too many at once
 * waits in the line as long as the server says, and has not failed.
 */
export async function blockEach(people: readonly PersonChip[], { block, onStep, signal }: BlockEach): Promise<void> {
  const line = [...people]
  while (line.length > 0 && !signal.aborted) {
    const batch = line.splice(0, AT_ONCE)
    const step: BlockStep = { blocked: 0, failed: [] }
    const tooEarly: PersonChip[] = []
    let waitMs = BATCH_MS
    const answers = await Promise.allSettled(batch.map(block))
    for (const [at, person] of batch.entries()) {
      const answer = answers[at]
      if (answer?.status !== 'rejected') {
        step.blocked += 1
        continue
      }
      const { code, retryAfterSeconds = WAIT_SECONDS } = failureOf(answer.reason)
      if (code === 'TOO_MANY_REQUESTS') {
        tooEarly.push(person)
        waitMs = Math.max(waitMs, retryAfterSeconds * 1000)
      } else {
        step.failed.push(person)
        step.error = answer.reason
      }
    }
    line.unshift(...tooEarly)
    onStep(step)
    if (line.length > 0) await pause(waitMs, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', over, { once: true })
    function over() {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
  })
}
