import * as contract from '@heraia/contract/messages'
import { expect, test } from 'vitest'
import { MESSAGE_FILES_MAX, MESSAGE_MAX, REACTIONS } from './message-limits.ts'

test('the browser keeps to the limits that the server keeps to', () => {
  expect(MESSAGE_MAX).toBe(contract.MESSAGE_MAX)
  expect(MESSAGE_FILES_MAX).toBe(contract.MESSAGE_FILES_MAX)
  expect(REACTIONS).toEqual(contract.REACTIONS)
})
