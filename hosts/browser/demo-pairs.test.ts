import { DEMO_EMAILS } from '@heraia/database/world/leads'
import { DEMO_PAIR } from '@heraia/server/features/site/read-site-info'
import { DEMO_PAIRS, demoPairOf } from '@heraia/web/src/features/accounts/demo/demo-pairs.ts'
import { expect, test } from 'vitest'

test('the pairs are those of the made-up world', () => {
  expect(Object.fromEntries(DEMO_PAIRS.map(({ key, email }) => [key, email]))).toEqual(DEMO_EMAILS)
  expect(new Set(DEMO_PAIRS.map(({ password }) => password))).toEqual(new Set([DEMO_PAIR.password]))
})

test('only a pair leads to the demo, as she may write it', () => {
  expect(demoPairOf({ email: ' Demo@heraia.example ', password: 'demo12' })?.key).toBe('demo')
  expect(demoPairOf({ email: 'demo@heraia.example', password: 'Demo12' })).toBe(undefined)
  expect(demoPairOf({ email: 'admin@example.com', password: 'demo12' })).toBe(undefined)
})
