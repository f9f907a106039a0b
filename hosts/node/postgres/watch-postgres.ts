import type { Log } from '@heraia/server/ports'
import { readPostmasterFile, whoRuns } from './postmaster-file.ts'

/**
 * Starts PostgreSQL again when it is gone without our doing (killed by the system for its memory, say). Meanwhile
 * requests get 503, and the log says why it is so, once. Returns what ends the watch.
 */
export function watchPostgres(
  folder: string,
  startAgain: () => Promise<unknown>,
  log: Pick<Log, 'info' | 'warn' | 'error'>,
): () => Promise<void> {
  let starting: Promise<unknown> = Promise.resolve()
  let busy = false
  let said: 'runs' | 'gone' | 'cannot' = 'runs'
  const timer = setInterval(() => {
    if (busy || isRunning(folder)) return
    busy = true
    if (said === 'runs') {
      log.warn({}, 'PostgreSQL is gone, and is started again')
      said = 'gone'
    }
    starting = startAgain()
      .then(
        () => {
          log.info({}, 'PostgreSQL runs again')
          said = 'runs'
        },
        (error: Error) => {
          if (said !== 'cannot') log.error({ error: reasonIn(error.message) }, 'PostgreSQL cannot be started')
          said = 'cannot'
        },
      )
      .finally(() => {
        busy = false
      })
  }, 500)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await starting
  }
}

/** Of what its own log says at the end; those who ask it meanwhile are told that it is starting. */
function reasonIn(message: string): string {
  const reasons = message.split('\n').filter((line) => /FATAL|PANIC/.test(line) && !/the database system is/.test(line))
  return reasons.at(-1) ?? message.slice(-300)
}

function isRunning(folder: string): boolean {
  const postmaster = readPostmasterFile(folder)
  return postmaster !== null && whoRuns(postmaster.pid, folder) === 'postgres'
}
