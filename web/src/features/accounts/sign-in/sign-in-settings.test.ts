import { expect, test } from 'vitest'
import { providersOf } from './sign-in-settings.ts'

test('Google and Facebook stand there whether or not they are set up, others where they are', () => {
  const external = { email: true, phone: true, anonymous_users: true, google: true, facebook: false, apple: false }
  expect(providersOf({ ...external, 'club-madrid': true })).toEqual([
    { name: 'google', label: 'Google', isOpen: true },
    { name: 'facebook', label: 'Facebook', isOpen: false },
    { name: 'club-madrid', label: 'Club Madrid', isOpen: true },
  ])
})
