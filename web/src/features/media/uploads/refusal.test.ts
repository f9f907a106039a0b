import * as contract from '@heraia/contract/media'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test('the server says why, and every reason of its own is known', () => {
  for (const reason of contract.MediaFailure.options)
    expect(refusalOf(400, JSON.stringify({ code: 'INVALID_INPUT', reason }))).toBe(reason)
})

test('where it says nothing, the status does', () => {
  const statuses = [413, 415, 507, 429, 401, 404, 500, undefined]
  expect(statuses.map((status) => refusalOf(status, '<html>'))).toEqual([
    'too_large',
    'type_not_allowed',
    'storage_full',
    'too_many',
    'signed_out',
    'gone',
    'not_sent',
    'not_sent',
  ])
})
