import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../lib/drawn-for-tests.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { CodeSignIn } from './sign-in/code-sign-in.tsx'
import { PhoneRegistration } from './sign-in/phone-registration.tsx'
import { PhoneSignIn } from './sign-in/phone-sign-in.tsx'

/** As the server draws a screen for her, by what the auth server says of new people. */
function drawnWhere(screen: ReactNode, disable_signup: boolean, registration?: 'invite') {
  const settings = { external: { email: true, phone: true }, disable_signup, registration }
  return drawn(screen, { known: [[['auth', 'settings'], settings]] })
}

test.each([
  ['email', RegistrationForm],
  ['phone', PhoneRegistration],
])('where nobody new is taken she is told so before she fills in anything: by %s', async (_, Screen) => {
  const closed = await drawnWhere(<Screen next="/feed" />, true)
  const open = await drawnWhere(<Screen next="/feed" />, false)
  expect(closed).toContain('This site takes no new accounts.')
  expect(closed).not.toContain('<input')
  expect(open).toContain('name="password"')
  expect(open).not.toContain('takes no new accounts')
})

test('where she needs an invitation she is told so, and led to signing in', async () => {
  for (const Screen of [RegistrationForm, PhoneRegistration]) {
    const words = await drawnWhere(<Screen next="/feed" />, true, 'invite')
    expect(words).toContain('This community is by invitation.')
    expect(words).toContain('href="/login')
    expect(words).not.toContain('<input')
  }
})

test('nor is an account promised to who asks for a code', async () => {
  const promise = 'If you have no account yet, we make one'
  expect(await drawnWhere(<CodeSignIn next="/feed" />, false)).toContain(promise)
  expect(await drawnWhere(<CodeSignIn next="/feed" />, true)).not.toContain(promise)
  expect(await drawnWhere(<CodeSignIn next="/feed" />, true)).toContain('name="email"')
})

test('nor is who signs in by phone led to where nobody is taken', async () => {
  const closed = await drawnWhere(<PhoneSignIn next="/feed" />, true)
  const open = await drawnWhere(<PhoneSignIn next="/feed" />, false)
  expect(open).toContain('href="/register')
  expect(closed).not.toContain('href="/register')
  expect(closed).toContain('name="password"')
})
