import { expect, test } from 'vitest'
import { registrationProblem, signInProblem } from '../features/accounts/auth-failures.ts'
import { byMailProblem } from '../features/accounts/by-mail/by-mail-problem.ts'
import { secondFactorProblem } from '../features/accounts/second-factor/second-factor-problem.ts'
import { securityProblem } from '../features/accounts/security/security-problem.ts'
import { waysProblem } from '../features/accounts/sign-in/ways-problem.ts'
import { readFailure } from '../features/messages/outbox/read-failure.ts'
import { errorText, errorTexts } from './errors.ts'
import { fetched } from './fetched.ts'

/** As a browser says it of a file that another version took away. */
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const notThere = await fetched(gone()).catch((error: unknown) => error)

test('of code that is not there any more she is told to reload the page, not to try again', () => {
  expect(errorText(errorTexts.en, notThere)).toBe('This could not be loaded. Check your internet and reload the page.')
  expect(errorText(errorTexts.es, notThere)).toBe('No se pudo cargar. Verifica tu internet y recarga la página.')
})

test.each([
  signInProblem,
  registrationProblem,
  waysProblem,
  byMailProblem,
  secondFactorProblem,
  securityProblem,
])('so is whoever signs in or changes her account: %o', (problemOf) => expect(problemOf(notThere)).toBe('notLoaded'))

test('a message that could not be sent for it waits', () => {
  expect(readFailure(notThere, 1)).toEqual({ kind: 'wait', for: 'connection' })
})
