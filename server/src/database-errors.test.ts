import { expect, test } from 'vitest'
import { isTemporary } from './database-errors.ts'

test('a database that cannot be reached just now is no error of ours, one that refuses a statement is', () => {
  const of = (code: string) => Object.assign(new Error('connect'), { code })
  for (const code of ['ECONNREFUSED', 'ENOENT', 'EMFILE', '53100', '57P01']) {
    expect([code, isTemporary(new Error('failed', { cause: of(code) }))]).toEqual([code, true])
  }
  for (const code of ['42P01', '23514', 'EACCES']) expect([code, isTemporary(of(code))]).toEqual([code, false])
})
