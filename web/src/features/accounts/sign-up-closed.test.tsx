import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../../lib/locale.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { CodeSignIn } from './sign-in/code-sign-in.tsx'
import { PhoneRegistration } from './sign-in/phone-registration.tsx'
import { PhoneSignIn } from './sign-in/phone-sign-in.tsx'

/** As the server draws a screen for her, by what the auth server says of new people. */
function drawn(screen: ReactNode, disable_signup: boolean, registration?: 'invite') {
  const queries = new QueryClient()
  queries.setQueryData(['auth', 'settings'], { external: { email: true, phone: true }, disable_signup, registration })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <LocaleProvider initial="en">
        <MemoryRouter>{screen}</MemoryRouter>
      </LocaleProvider>
    </QueryClientProvider>,
  )
}

test.each([
  ['email', RegistrationForm],
  ['phone', PhoneRegistration],
])('where nobody new is taken she is told so before she fills in anything: by %s', (_, Screen) => {
  const [closed, open] = [true, false].map((isClosed) => drawn(<Screen next="/feed" />, isClosed))
  expect(closed).toContain('This site takes no new accounts.')
  expect(closed).not.toContain('<input')
  expect(open).toContain('name="password"')
  expect(open).not.toContain('takes no new accounts')
})

test('where she needs an invitation she is told so, and led to signing in', () => {
  for (const Screen of [RegistrationForm, PhoneRegistration]) {
    const words = drawn(<Screen next="/feed" />, true, 'invite')
    expect(words).toContain('This community is by invitation.')
    expect(words).toContain('href="/login')
    expect(words).not.toContain('<input')
  }
})

test('nor is an account promised to who asks for a code', () => {
  const promise = 'If you have no account yet, we make one'
  expect(drawn(<CodeSignIn next="/feed" />, false)).toContain(promise)
  expect(drawn(<CodeSignIn next="/feed" />, true)).not.toContain(promise)
  expect(drawn(<CodeSignIn next="/feed" />, true)).toContain('name="email"')
})

test('nor is who signs in by phone led to where nobody is taken', () => {
  const [closed, open] = [true, false].map((isClosed) => drawn(<PhoneSignIn next="/feed" />, isClosed))
  expect(open).toContain('href="/register')
  expect(closed).not.toContain('href="/register')
  expect(closed).toContain('name="password"')
})
