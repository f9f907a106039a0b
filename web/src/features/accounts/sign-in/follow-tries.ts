import { EVERY_SECONDS, isUnderway } from '../one-a-minute.ts'
import { waysProblem } from './ways-problem.ts'

/**
 * Whether a code is on its way, by the answers to her tries in turn. That one has gone within the minute may be the first
 * that she hears of it: an answer was lost. Not where she heard that none could be sent: that used the minute up, too.
 */
export function followTries() {
  /** To which none went, and when that was said: it tells nothing of a later minute. */
  const notSent = new Map<string, number>()
  return (to: string, error: Error | null): boolean => {
    if (error && isUnderway(error)) return Date.now() - (notSent.get(to) ?? 0) > EVERY_SECONDS * 1000
    if (!error) notSent.delete(to)
    else if (['smsFailed', 'tooMany'].includes(waysProblem(error))) notSent.set(to, Date.now())
    return !error
  }
}
