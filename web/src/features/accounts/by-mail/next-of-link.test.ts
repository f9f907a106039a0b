import { expect, test } from 'vitest'
import { nextOfLink } from './next-of-link.ts'

test.each([
  ['https://heraia.example/settings?tab=1', '/settings?tab=1'],
  ['https://heraia.example/login/return?next=%2Fmessages', '/messages'],
  ['https://heraia.example/login/return?next=https%3A%2F%2Fevil.example', '/feed'],
  ['https://heraia.example/reset-password', '/feed'],
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
