import { expect, test } from 'vitest'
import { mayStillEdit } from './message-editing.ts'

test('a message that was sent may be mended for a quarter of an hour', () => {
  const sent = new Date('2027-03-01T10:00:00Z')
  const after = (minutes: number) => mayStillEdit(sent, sent.getTime() + minutes * 60_000)
  expect([after(0), after(15), after(15.01)]).toEqual([true, true, false])
})
