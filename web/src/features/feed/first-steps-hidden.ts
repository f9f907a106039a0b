import { KEPT_ENTRIES } from '../../lib/kept-here.ts'

/** Kept in this browser: three days later nobody is welcomed any more. */
export function hideFirstSteps() {
  try {
    localStorage.setItem(KEPT_ENTRIES.firstSteps, 'hidden')
  } catch {
    // Storage is forbidden: it holds until she leaves.
  }
}

export const isFirstStepsHidden = (): boolean => localStorage.getItem(KEPT_ENTRIES.firstSteps) === 'hidden'
