import { readFailure } from '../auth-failures.ts'

const GONE = ['mfa_factor_not_found', 'passkey_not_found', 'identity_not_found']

/** It is not there any more. */
export const isGone = (error: Error | null): boolean => error !== null && GONE.includes(readFailure(error).code)

/** A way in that she took away in another tab or on another device is taken away: nothing went wrong. */
export const unlessGone = <Answer extends { error: Error | null }>(answer: Answer): Answer =>
  isGone(answer.error) ? { ...answer, error: null } : answer
