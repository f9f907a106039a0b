import { isUnderway } from '../one-a-minute.ts'
import { waysProblem } from './ways-problem.ts'

/**
 * Whether a code is on its way, by the answers to her tries in turn. That one has gone within the minute may be the first
 * that she hears of it: an answer was lost. Not where she heard that none could be sent: that used the minute up, too.
 */
export function followTries() {
  let notSentTo = ''
  return (to: string, error: Error | null): boolean => {
    if (error && isUnderway(error)) return notSentTo !== to
    if (!error) notSentTo = ''
    else if (['smsFailed', 'tooMany'].includes(waysProblem(error))) notSentTo = to
    return !error
  }
}
