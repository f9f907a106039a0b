import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../../lib/locale.tsx'
import { NoUser } from '../../lib/session/no-user.ts'
import { readFailure, registrationProblem, signInProblem } from './auth-failures.ts'
import { ProfileFailed } from './profile-failed.ts'
import { RegistrationNotice } from './registration-notice.tsx'
import { SignInNotice } from './sign-in-notice.tsx'
import type { RegistrationState } from './use-registration.ts'

const failure = (code: string, message = '') => Object.assign(new Error(message), { code })

/** What she reads in Spanish. */
const words = (notice: ReactNode) =>
  renderToStaticMarkup(<LocaleProvider initial="es">{notice}</LocaleProvider>).replaceAll(/<[^>]*>/g, '')

test.each([
  [failure('validation_failed', 'missing email or phone'), 'Email y contraseña son requeridos'],
  [new NoUser(), 'Error al iniciar sesión'],
  [failure(''), 'Error al iniciar sesión. Intenta nuevamente.'],
  [failure('', 'A message of another server'), 'A message of another server'],
  [failure('over_request_rate_limit'), 'Demasiados intentos. Espera unos minutos antes de intentar nuevamente.'],
  [failure('user_not_found'), 'No existe una cuenta con este email. ¿Necesitas registrarte?'],
  [failure('email_address_invalid'), 'El formato del email no es válido.'],
])('signing in, %s is told letter by letter', (error, told) => {
  const problem = signInProblem(error)
  const rest = {
    message: readFailure(error).message,
    email: 'mira@deporte.es',
    isAgain: false,
    isDemo: false,
    next: '/',
  }
  expect(words(<SignInNotice problem={problem} {...rest} />)).toBe(told)
})

const WRONG = 'Email o contraseña incorrectos.'
test.each([
  ['mira@deporte.es', false, false, `${WRONG} Verifica tus datos.¿Necesitas registrarte?`],
  ['mira@deporte.es', true, false, `${WRONG} ¿Necesitas registrarte?`],
  ['test@deporte.es', false, false, `${WRONG} Verifica tus datos.¿Necesitas registrarte?`],
  ['mira@deporte.es', false, true, `${WRONG} Verifica tus datos.¿Necesitas registrarte?`],
  ['test@deporte.es', false, true, `${WRONG} Para probar, usa la cuenta de demostración de esta página.`],
])('%s, wrong again: %j, in the demo: %j', (email, isAgain, isDemo, told) => {
  const rest = { message: '', email, isAgain, isDemo, next: '/' }
  expect(words(<SignInNotice problem="invalidCredentials" {...rest} />)).toBe(told)
})

/** As use-registration.ts has it of an error. */
function failed(error: Error): RegistrationState {
  const problem = registrationProblem(error)
  if (problem === 'unconfirmed') return { kind: problem }
  return { kind: 'failed', problem, message: readFailure(error).message, weakness: null }
}

test.each<[RegistrationState, string]>([
  [
    failed(failure('validation_failed', 'To signup, please provide your email')),
    'Todos los campos requeridos deben ser completados',
  ],
  [failed(new NoUser()), 'Error al crear el usuario'],
  [failed(new ProfileFailed(failure('23505', 'duplicate key value'))), 'Ya existe un perfil con este email.'],
  [failed(new ProfileFailed(new Error('no such column'))), 'Error al crear el perfil: no such column'],
  [failed(failure('')), 'Error al crear la cuenta. Intenta nuevamente.'],
  [failed(failure('', 'Password should be longer')), 'La contraseña debe tener al menos 6 caracteres'],
  [{ kind: 'sign-in-failed' }, 'Cuenta creada exitosamente. Por favor inicia sesión.'],
  [failed(failure('email_not_confirmed')), 'Cuenta creada exitosamente. Puedes iniciar sesión ahora.'],
])('registering, %j is told letter by letter', (state, told) => {
  expect(words(<RegistrationNotice state={state} passwordMin={6} next="/" />)).toBe(told)
})
