import { expect, test } from 'vitest'
import { withoutEmail } from './without-email.ts'

test('her address leaves the page’s address for the history’s entry; all else stays where it was', () => {
  const state = { came: 'from here' }
  const at = { pathname: '/reset-password', search: '?email=vera%40x.org&next=%2Ffeed', hash: '#code', state }
  expect(withoutEmail(at)).toEqual({
    to: { pathname: '/reset-password', search: 'next=%2Ffeed', hash: '#code' },
    state: { came: 'from here', email: 'vera@x.org' },
  })
  expect(withoutEmail({ ...at, search: '?email=', state: null })?.state).toEqual({ email: '' })
  expect(withoutEmail({ ...at, search: '?next=%2Ffeed' }), 'there is none').toBeNull()
})
