import { failureOf } from '../../../lib/failure.ts'
import { onLive } from '../../../lib/live/live-bus.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Asks until there is an answer or a refusal; longer apart each time, and at once when the network is back. Returns what
 * ends it.
 */
export function askUntilAnswered(ask: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  let isAsking = false
  let isOver = false

  async function attempt() {
    if (isAsking) return
    clearTimeout(timer)
    isAsking = true
    try {
      await ask()
      end()
    } catch (error) {
      const { code, retryAfterSeconds = 0 } = failureOf(error)
      if (isRefusal(code)) end()
      else if (!isOver) timer = setTimeout(() => void attempt(), Math.max(wait, retryAfterSeconds * 1000))
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    } finally {
      isAsking = false
    }
  }

  const again = () => void attempt()
  const stopHearing = onLive('resumed', again)
  addEventListener('online', again)
  function end() {
    isOver = true
    clearTimeout(timer)
    stopHearing()
    removeEventListener('online', again)
  }

  again()
  return end
}

/** Asking again would be answered the same. */
const isRefusal = (code: string): boolean =>
  ['INVALID_INPUT', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'].includes(code)
