import { expect, test } from 'vitest'
import { memoryStorage } from '../../lib/memory-storage.ts'
import { keepChoice, lastChoice } from './last-choice.ts'

test('who posted for her followers posts for them again, and nobody else in her browser does', () => {
  const storage = memoryStorage()
  expect(lastChoice('mira', storage)).toEqual({})
  keepChoice('mira', { audience: 'followers', replyPolicy: 'nobody' }, storage)
  expect(lastChoice('mira', storage)).toEqual({ audience: 'followers', replyPolicy: 'nobody' })
  expect(lastChoice('dana', storage)).toEqual({})
  storage.setItem(Object.keys(storage)[0] ?? '', '{')
  expect(lastChoice('mira', storage), 'damaged').toEqual({})
})
