import { expect, test } from 'vitest'
import type { UserRow } from '../users.queries.ts'
import { madeOrFound } from './made-or-found.ts'

const mira = { id: 'mira' } as UserRow
const turns = <Answer>(...answers: Answer[]) => {
  let at = 0
  return async () => answers[at++] as Answer
}

test('who is deleted between the two looks leaves the address to who asks for it', async () => {
  expect(await madeOrFound(turns(null, mira), turns(undefined))).toEqual({ user: mira, isNew: true })
  expect(await madeOrFound(turns(null, null), turns(undefined, mira))).toEqual({ user: mira, isNew: false })
})

test('where that goes on and on, the client comes back in a moment', async () => {
  const never = madeOrFound(
    async () => null,
    async () => undefined,
  )
  await expect(never).rejects.toMatchObject({ status: 503, more: { retryAfterSeconds: 2 } })
})
