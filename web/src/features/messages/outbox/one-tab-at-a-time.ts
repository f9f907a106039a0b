import { tabLocks } from '../../../lib/tab-locks.ts'

/** A tab that sleeps or hangs holds its lock as long as it stands. */
const PATIENCE_MS = 20_000

/**
 * Without locks two tabs may send the same message, and so they do where one holds the lock too long; its id keeps it
 * one.
 */
export async function oneTabAtATime(name: string, run: () => Promise<void>) {
  const locks = await tabLocks()
  if (!locks) return run()
  let isOurs = false
  const ours = () => {
    isOurs = true
    return run()
  }
  try {
    await locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, ours)
  } catch (error) {
    if (isOurs) throw error
    await run()
  }
}
