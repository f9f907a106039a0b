import type { Activity } from '@heraia/contract/admin'
import { expect, test } from 'vitest'
import { activityWords } from './activity-words.ts'

const happened = (more: Partial<Activity>): Activity => ({
  ...{ id: '1', userName: 'Ada', userHandle: 'ada', description: 'key added', activityType: 'other' },
  ...{ action: 'key.added', detail: null, subject: null, postId: null, createdAt: '2026-11-21T10:00:00.000Z' },
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
  expect(activityWords(happened({}), 'es')).toBe('key added')
})
