import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import CaptchaBox from './captcha/captcha-box.tsx'
import { NewAccountFields } from './new-account-fields.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationNotice } from './registration-notice.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { RegistrationState } from './use-registration.ts'

/** `type` and `autocomplete` of each field that a password manager looks at, by its name. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<input\b[^>]*>/g), ([input]) => {
      const said = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(input)?.[1]
      return [said('name') ?? '', [said('type'), said('autocomplete')]]
    }),
  )

test('password managers know the fields of sign-in and of registration as the server draws them', async () => {
  expect(fieldsOf(await drawn(<SignInForm next="/feed" />))).toMatchObject({
    email: ['email', 'email'],
    password: ['password', 'current-password'],
  })
  expect(fieldsOf(await drawn(<RegistrationForm next="/feed" />))).toMatchObject({
    name: [expect.anything(), 'name'],
    email: ['email', 'email'],
    password: ['password', 'new-password'],
    confirmPassword: ['password', 'new-password'],
  })
})

test.each<[RegistrationState, 'alert' | 'status']>([
  [{ kind: 'fields' }, 'alert'],
  [{ kind: 'failed', problem: 'emailInvalid', message: '', weakness: null }, 'alert'],
  [{ kind: 'done' }, 'status'],
  [{ kind: 'unconfirmed' }, 'status'],
])('the banner of a registration that is %j is read aloud as %s', async (state, role) => {
  const html = await drawn(<RegistrationNotice state={state} passwordMin={6} next="/feed" />)
  expect(html).toMatch(
    new RegExp(`^<div aria-live="polite" class="empty:sr-only">${role === 'alert' ? '</div>' : ''}<div role="${role}"`),
  )
})

test('what makes a test account is said where the operator lets it, and nowhere else', async () => {
  const words = async (testAccountNote: boolean) =>
    wordsOf(
      await drawn(<RegistrationForm next="/feed" />, {
        language: 'es',
        site: { testAccountNote, passwordMin: 8 },
      }),
    )
  const note = 'Cualquier email con una contraseña de al menos 8 caracteres crea una cuenta de prueba'
  expect(await words(true)).toContain(note)
  expect(await words(false)).not.toContain('cuenta de prueba')
})

test.each([
  ['en', 'Check that you are a person', 'Complete the check to continue.'],
  ['es', 'Comprobación de que eres una persona', 'Completa la comprobación para continuar.'],
] as const)('who has not shown yet that she is a person is told so, in %s', async (language, label, said) => {
  const captcha = { provider: 'turnstile', siteKey: 'of the tests' } as const
  const box = <CaptchaBox captcha={captcha} onToken={() => undefined} round={0} unsolved />
  const html = await drawn(box, { language })
  expect(html).toContain(`aria-label="${label}"`)
  expect(wordsOf(html)).toBe(said)
})

test('while her registration is on its way nothing of it can be changed', async () => {
  const fields = { name: 'Mira', email: 'mira@example.org', password: 'volley', confirmPassword: 'volley' }
  const account = { ...fields, role: 'athlete', sport: 'Volleyball', terms: true }
  const boxes = async (isBusy: boolean) => {
    const props = { fields: account, change: () => undefined, wrong: {}, passwordMin: 6, weakness: null, isBusy }
    return (await drawn(<NewAccountFields {...props} />)).match(/<(input|select)\b[^>]*>/g) ?? []
  }
  const isOff = (box: string) => / disabled=""/.test(box)
  expect(await boxes(true)).toHaveLength(7)
  expect((await boxes(true)).filter((box) => !isOff(box))).toEqual([])
  expect((await boxes(false)).filter(isOff)).toEqual([])
})

test('what she accepts, and what is not set up right, in the words of the specification', async () => {
  const words = wordsOf(await drawn(<RegistrationForm next="/feed" />, { language: 'es' }))
  expect(words).toContain('Tengo 13 años o más y acepto los Términos')
  const state = { kind: 'failed', problem: 'configuration', message: '', weakness: null } as const
  const notice = await drawn(<RegistrationNotice state={state} passwordMin={6} next="/feed" />, { language: 'es' })
  expect(wordsOf(notice)).toBe('Error de configuración de la base de datos. Por favor contacta al administrador.')
})

test('where what became of her sign-in is read aloud stands there before there are words', async () => {
  const html = await drawn(<SignInForm next="/feed" />)
  expect(html).toMatch(/<div aria-live="polite" class="empty:sr-only"><\/div><div[^>]*>.*?name="email"/)
  const registration = await drawn(<RegistrationForm next="/feed" />)
  expect(registration).toMatch(/<div aria-live="polite" class="empty:sr-only"><\/div>.*?name="email"/)
})
