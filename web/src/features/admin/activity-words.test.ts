import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Activity } from '@heraia/contract/admin'
import { expect, test } from 'vitest'
import { activityWords, doerOf } from './activity-words.ts'

const happened = (more: Partial<Activity>): Activity => ({
  ...{ id: '1', userName: 'Ada', userHandle: 'ada', description: 'star counted', activityType: 'other' },
  ...{
    action: 'star.counted',
    detail: null,
    subject: null,
    postId: null,
    teamId: null,
    createdAt: '2026-11-21T10:00:00.000Z',
  },
  ...more,
})

test('what is known is said in her language, anything else as the server says it', () => {
  const verified = { action: 'verification.granted', detail: 'Passport', subject: { name: 'Mira', handle: 'mira' } }
  expect(activityWords(happened(verified), 'en')).toBe('verified Mira: Passport')
  expect(activityWords(happened(verified), 'es')).toBe('verificó a Mira: Passport')
  expect(activityWords(happened({ action: 'person.suspended', subject: { name: 'Eve', handle: 'eve' } }), 'en')).toBe(
    'suspended Eve',
  )
  expect(activityWords(happened({ action: 'person.joined', detail: 'coach' }), 'es')).toBe('se unió como entrenadora')
  expect(activityWords(happened({}), 'es')).toBe('star counted')
  const upheld = { action: 'report.appeal_upheld', detail: 'Rude', isBySame: true }
  expect(activityWords(happened(upheld), 'en')).toMatch(/^upheld .*: Rude \(who had decided or reported it/)
})

/** What the server writes into the log that the dashboard reads (admin_recent_activity leaves these beginnings out). */
function writtenActions(): string[] {
  const server = join(import.meta.dirname, '../../../../server/src')
  const files = globSync('**/*.ts', { cwd: server, exclude: (name) => name.endsWith('.test.ts') })
  const actions = files.flatMap((file) =>
    Array.from(
      readFileSync(join(server, file), 'utf8').matchAll(
        /(?:action: |audit: |byMail\('[a-z/]+', )'([a-z_]+\.[a-z_]+)'/g,
      ),
      ([, action]) => action ?? '',
    ),
  )
  return [...new Set(actions)].filter((action) => !/^(session|code|factor)\./.test(action)).sort()
}

test('whatever stands in the audit log has words in both languages', () => {
  const actions = writtenActions()
  expect(actions).toContain('order.resolved')
  const wordless = (language: 'en' | 'es') =>
    actions.filter((action) => activityWords(happened({ action }), language) === 'star counted')
  expect([wordless('en'), wordless('es')]).toEqual([[], []])
})

test('what nobody with an account did is not laid at the operator’s door', () => {
  const doers = ['account.recovery_asked', 'account.deleted', 'admin.granted'].map((action) => doerOf({ action }))
  expect(doers).toEqual(['stranger', 'house', 'operator'])
})
