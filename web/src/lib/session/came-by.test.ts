import type { Session } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { cameBy } from './came-by.ts'

const now = Math.floor(Date.now() / 1000)
const session = (payload: unknown) => ({ access_token: `header.${btoa(JSON.stringify(payload))}.signature` }) as Session

test.each([
  [{ amr: [{ method: 'recovery', timestamp: now - 60 }] }, true],
  [
    {
      amr: [
        { method: 'totp', timestamp: now },
        { method: 'recovery', timestamp: now - 60 },
      ],
    },
    true,
  ],
  [{ amr: [{ method: 'recovery', timestamp: now - 90_000 }] }, false],
  [{ amr: [{ method: 'password', timestamp: now }] }, false],
  [{ amr: [null, 'recovery'] }, false],
  [{}, false],
  [null, false],
])('a session whose token says %j', (payload, came) => {
  expect(cameBy('recovery', session(payload))).toBe(came)
})

test('nobody came by anything', () => {
  expect(cameBy('recovery', null)).toBe(false)
  expect(cameBy('invite', { access_token: 'none' } as Session)).toBe(false)
})
