import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('what she presses twice is sent once, and again only when it has ended', async () => {
  const once = oneAtATime()
  const sent: string[] = []
  const send = (act: string) =>
    once(act, async () => {
      sent.push(act)
      return `${act} ${sent.length}`
    })
  expect(await Promise.all([send('accept'), send('accept'), send('decline')])).toEqual([
    ...['accept 1', 'accept 1', 'decline 2'],
  ])
  expect(await send('accept')).toBe('accept 3')
})

test('what failed can be tried again', async () => {
  const once = oneAtATime()
  await expect(once('accept', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await once('accept', async () => 'there')).toBe('there')
})
