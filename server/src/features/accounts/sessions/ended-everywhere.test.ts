import { broadcastLocal } from '@heraia/hosts/broadcast-local'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { apiFor, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, describe, expect, test } from 'vitest'
import { createServer } from '../../../create-server.ts'
import type { Broadcast } from '../../../ports.ts'
import { suspendPerson } from '../standing/suspend-person.ts'

const heraia = await createTestHeraia()
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
  await heraia.close()
})
const { joins } = season(heraia)

/** Another process on the same database. */
function startProcess(broadcast: Broadcast) {
  const { ports, settings } = heraia.context
  const server = createServer({ ...ports, broadcast }, settings)
  closing.push(server.close)
  const fetch: typeof globalThis.fetch = (input, init) =>
    server.fetch(new Request(input instanceof Request ? input : new URL(input, heraia.siteUrl), init), {
      address: '127.0.0.1',
    })
  return { ...heraia, fetch }
}

type Player = Awaited<ReturnType<typeof joins>>

const ends: [string, string, (her: Player) => Promise<unknown>][] = [
  [
    'a sign-out',
    'session_ended',
    (her) => heraia.fetch('/auth/v1/logout', { method: 'POST', headers: { authorization: `Bearer ${her.token}` } }),
  ],
  ['a suspension', 'suspended', (her) => suspendPerson(heraia.context, her.id, 'Spam')],
  ['a deletion', 'session_ended', (her) => heraia.db.deleteFrom('users').where('id', '=', her.id).execute()],
]

describe.each(ends)('%s', (_, reason, end) => {
  test('is known within a second to a process that heard nothing of it', async () => {
    const other = startProcess(broadcastLocal())
    const her = await joins('Mira López')
    const there = apiFor(other, her.token)
    await there.accounts.me()
    await end(her)
    heraia.clock.advance({ seconds: 1 })
    expect(await refusal(there.accounts.me())).toMatchObject({ status: 401, reason })
  })
})

describe.each(ends.slice(0, 2))('%s', (_, reason, end) => {
  test('is known at once to a process that heard of it', async () => {
    const other = startProcess(heraia.context.ports.broadcast)
    const her = await joins('Mira López')
    const there = apiFor(other, her.token)
    await there.accounts.me()
    await end(her)
    await expect.poll(() => refusal(there.accounts.me()).catch(() => null)).toMatchObject({ status: 401, reason })
  })
})
