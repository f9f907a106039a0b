import { expect, test } from 'vitest'
import { isTemporary, wasTooSlow } from './database-errors.ts'

test('a database that cannot be reached just now is no error of ours, one that refuses a statement is', () => {
  const of = (code: string) => Object.assign(new Error('connect'), { code })
  for (const code of ['ECONNREFUSED', 'ENOENT', 'EMFILE', '53100', '57P01']) {
    expect([code, isTemporary(new Error('failed', { cause: of(code) }))]).toEqual([code, true])
  }
  for (const code of ['42P01', '23514', 'EACCES']) expect([code, isTemporary(of(code))]).toEqual([code, false])
})

test('a statement that took too long is told from a database whose line swallows everything', () => {
  const late = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  for (const error of [late, new Error('failed', { cause: late })]) expect(wasTooSlow(error)).toBe(true)
  const silent = [
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new Error('Connection terminated due to connection timeout'),
    Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' }),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  ]
  for (const cause of silent) {
    for (const error of [cause, new Error('failed', { cause })])
      expect([cause.message, wasTooSlow(error), isTemporary(error)]).toEqual([cause.message, false, true])
  }
})
