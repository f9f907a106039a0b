import { expect, test } from 'vitest'
import { asksAgain } from './asks-again.ts'

const AUTH = 'https://heraia.example/auth/v1'

/** The first answer is lost on the way. */
function losesFirst() {
  const asked: unknown[] = []
  const send: typeof fetch = async (_, init) => {
    asked.push(init?.body)
    if (asked.length === 1) throw new TypeError('Failed to fetch')
    return Response.json({ heard: true })
  }
  return { asked, send: asksAgain(send, 0) }
}

test.each([
  'factors/5a0f/verify',
  'factors/recovery-codes/verify',
])('what was lost of %s is asked for again', async (path) => {
  const { asked, send } = losesFirst()
  const answer = await send(`${AUTH}/${path}`, { method: 'POST', body: 'the same' })
  expect(await answer.json()).toEqual({ heard: true })
  expect(asked).toEqual(['the same', 'the same'])
})

test.each(['verify', 'token?grant_type=password', 'factors/5a0f/challenge'])('%s is up to her', async (path) => {
  const { asked, send } = losesFirst()
  await expect(send(`${AUTH}/${path}`, { method: 'POST', body: 'once' })).rejects.toThrow('Failed to fetch')
  expect(asked).toEqual(['once'])
})
