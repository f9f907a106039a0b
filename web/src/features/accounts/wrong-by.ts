import type { RegistrationWrong } from './account-checks.ts'
import type { RegistrationProblem } from './auth-failures.ts'

/** The field that a refusal is about says so itself, too. */
export function wrongBy(problem: RegistrationProblem): RegistrationWrong {
  if (problem === 'alreadyRegistered' || problem === 'emailInvalid') return { email: problem }
  return problem === 'passwordShort' ? { password: problem } : {}
}
