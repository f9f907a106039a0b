import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { rateLimitFactor: 1 } })
afterAll(() => heraia.close())

const writes = async (address: string, email: string, message = 'T') => {
  const words = { name: 'M', email, subject: 'S', message, seconds: '9' }
  const body = new URLSearchParams(words)
  return (await heraia.fetchFrom(address)('/forms/contact', { method: 'POST', body })).status
}

test('one address sends eight forms in ten minutes, and another one still sends', async () => {
  const sent = []
  for (let n = 0; n < 9; n += 1) sent.push(await writes('203.0.113.1', `m${n}@example.com`))
  expect(sent).toEqual([...Array.from({ length: 8 }, () => 200), 429])
  expect(await writes('203.0.113.2', 'other@example.com')).toBe(200)
})

test('nobody fills the mailbox of somebody else: three confirmations a day, and every message is kept', async () => {
  heraia.clock.advance({ hours: 1 })
  for (let n = 0; n < 5; n += 1) expect(await writes(`198.51.100.${n}`, 'victim@example.com', `T${n}`)).toBe(200)
  await heraia.runJobs()
  expect(heraia.mails.filter(({ to }) => to === 'victim@example.com')).toHaveLength(3)
})
