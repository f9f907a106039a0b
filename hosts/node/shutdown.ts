import { constants } from 'node:os'
import type { Log } from '@heraia/server/ports'

export interface Closing {
  what: string
  close(): Promise<unknown>
}

/** Remembers what to close, and what to call it when it cannot be. */
export type OnStop = (what: string, close: () => Promise<unknown>) => void

/** Closes one after the other. What cannot be closed is logged and does not keep the rest open. */
export async function shutdown(closing: Closing[], log: Log): Promise<void> {
  for (const { what, close } of closing) {
    try {
      await close()
    } catch (error) {
      log.error({ what, error: error instanceof Error ? error.message : String(error) }, 'could not be closed')
    }
  }
}

let askedAt = 0

/** From then on nothing needs to be begun, and what cannot be is nobody's trouble. */
export const isStopping = (): boolean => askedAt !== 0

/** Ctrl-C, a closed terminal or a stop from the system ends cleanly; the second Ctrl-C ends at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  const onSignal = (): void => {
    if (askedAt === 0) {
      askedAt = Date.now()
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    } else if (Date.now() - askedAt > sameKeystrokeMs) {
      process.exit(130)
    }
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
}

/** Also while it still starts: what is there by then is closed. `first` is done at once. */
export const stopWhatStarts = (starting: Promise<{ stop(): Promise<void> }>, first = () => {}): void =>
  stopOnSignals(async () => {
    first()
    await starting.then(
      (started) => started.stop(),
      () => {},
    )
  })

/**
 * Signals that nobody else hears end the process so that it hears of its end: by themselves they take it away without a
 * word, and what it started lives on. Returns what takes this back.
 */
export function exitOnSignals(): () => void {
  const exit = (signal: NodeJS.Signals) => {
    // As a shell counts.
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.on(signal, exit)
  return () => {
    for (const signal of SIGNALS) process.off(signal, exit)
  }
}

/** Ctrl-C, a stop from the system, and that its terminal was closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** One Ctrl-C arrives several times: from the terminal, and again from npm, which passes it on to its script. */
const sameKeystrokeMs = 500
