import { EVERY_SECONDS, isUnderway } from '../one-a-minute.ts'
import { waysProblem } from './ways-problem.ts'

/** What the history's entry keeps, for when she loads the page again. */
interface Kept {
  /** To which none went, and when that was said: it tells nothing of a later minute. */
  notSent?: Record<string, number>
}

/**
 * Whether a code is on its way, by the answers to her tries in turn. That one has gone within the minute may be the first
 * that she hears of it: an answer was lost. Not where she heard that none could be sent: that used the minute up, too.
 */
export function followTry(to: string, error: Error | null): boolean {
  const kept: Kept | null = history.state
  const isRecent = (at: number) => Date.now() - at <= EVERY_SECONDS * 1000
  const { [to]: notSentAt = 0, ...rest } = kept?.notSent ?? {}
  // A number stays no longer than it tells something.
  const others = Object.fromEntries(Object.entries(rest).filter(([, at]) => isRecent(at)))
  if (error && isUnderway(error)) return !isRecent(notSentAt)
  const isTold = error !== null && ['smsFailed', 'tooMany'].includes(waysProblem(error))
  if (isTold) history.replaceState({ ...kept, notSent: { ...others, [to]: Date.now() } }, '')
  else if (!error && notSentAt) history.replaceState({ ...kept, notSent: others }, '')
  return !error
}
