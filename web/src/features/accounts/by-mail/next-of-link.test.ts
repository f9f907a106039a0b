import { expect, test } from 'vitest'
import { nextOfLink, wayElsewhere } from './next-of-link.ts'

test.each([
  ['https://heraia.example/settings?tab=1', '/settings?tab=1'],
  ['https://heraia.example/login/return?next=%2Fmessages', '/messages'],
  ['https://heraia.example/login/return?next=https%3A%2F%2Fevil.example', '/feed'],
  ['https://heraia.example/reset-password', '/feed'],
  ['https://heraia.example/reset-password?next=%2Fmessages', '/messages'],
  ['https://heraia.example/reset-password?next=%2F%2Fevil.example', '/feed'],
  ['https://heraia.example/', '/feed'],
  ['https://heraia.example//evil.example', '/feed'],
  ['https://evil.example/', '/feed'],
  ['javascript:alert(1)', '/feed'],
  [null, '/feed'],
])('%s leads to %s', (link, path) => {
  expect(nextOfLink(link, 'https://heraia.example', '/feed')).toBe(path)
})

test.each([
  ['https://heraia.example/demo/settings', '/settings'],
  ['https://heraia.example/demo/reset-password', '/feed'],
  ['https://heraia.example/demo/', '/feed'],
  ['https://heraia.example/demo/../settings', '/feed'],
  ['https://heraia.example/demonstration', '/feed'],
])('where the site lies below a folder, %s leads to %s', (link, path) => {
  expect(nextOfLink(link, 'https://heraia.example/demo', '/feed')).toBe(path)
})

test.each([
  ['https://app.example/in?x=1', '&redirect_to=https%3A%2F%2Fapp.example%2Fin%3Fx%3D1'],
  ['heraia://auth', '&redirect_to=heraia%3A%2F%2Fauth'],
  ['https://heraia.example.evil.example/', '&redirect_to=https%3A%2F%2Fheraia.example.evil.example%2F'],
])('what was asked for at %s is handed over by the auth server', (redirectTo, asked) => {
  const way = wayElsewhere({ token: 'a1', type: 'signup', redirectTo }, 'https://heraia.example', '/auth/v1')
  expect(way).toBe(`/auth/v1/verify?token=a1&type=signup${asked}`)
})

test.each([
  'https://heraia.example',
  'https://heraia.example/login/return?next=%2Ffeed',
  'no address',
  null,
])('she stays here with %s', (redirectTo) => {
  expect(wayElsewhere({ token: 'a1', type: 'signup', redirectTo }, 'https://heraia.example', '/auth/v1')).toBeNull()
})
