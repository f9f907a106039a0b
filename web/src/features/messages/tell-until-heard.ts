import { readFailure } from './outbox/read-failure.ts'
import { backOffMs } from './outbox/send-order.ts'

/** About two minutes. After that a new message, a new connection or her coming back begins again. */
const MOST_TRIES = 8

interface Telling {
  tell: () => Promise<unknown>
  /** Until when the server asked to be left alone: it holds for what begins again, too. */
  patience: { until: number }
  now: () => number
  /** From 0 to 1. */
  chance: () => number
}

/** Tells the server until it has heard, or will not hear it; longer apart each time. Answers with what ends it. */
export function tellUntilHeard({ tell, patience, now, chance }: Telling): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let attempts = 0

  async function attempt() {
    attempts += 1
    try {
      await tell()
    } catch (error) {
      const setback = readFailure(error, attempts)
      if (setback.kind === 'refused') return
      const asked = setback.afterMs ?? 0
      patience.until = now() + asked
      if (attempts < MOST_TRIES) plan(Math.max(asked, backOffMs(attempts, chance())))
    }
  }

  function plan(waitMs: number) {
    if (isOver) return
    if (waitMs > 0) timer = setTimeout(() => void attempt(), waitMs)
    else void attempt()
  }

  plan(patience.until - now())
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
