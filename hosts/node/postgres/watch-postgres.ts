import { readPostmasterFile, whoRuns } from './postmaster-file.ts'

/**
 * Starts PostgreSQL again when it is gone without our doing (killed by the system for its memory, say). Meanwhile
 * requests get 503. Returns what ends the watch.
 */
export function watchPostgres(folder: string, startAgain: () => Promise<unknown>): () => Promise<void> {
  let starting: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy || isRunning(folder)) return
    busy = true
    starting = startAgain()
      .catch(() => {})
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

function isRunning(folder: string): boolean {
  const postmaster = readPostmasterFile(folder)
  return postmaster !== null && whoRuns(postmaster.pid, folder) === 'postgres'
}
