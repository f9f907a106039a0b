import { MessageId } from '@heraia/contract/ids'
import { broadcastLocal } from '@heraia/hosts/broadcast-local'
import { broadcastPostgres } from '@heraia/hosts/node/broadcast-postgres'
import { openPostgres } from '@heraia/hosts/node/postgres/postgres'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { apiFor, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { createServer } from '../create-server.ts'
import type { Broadcast } from '../ports.ts'

const heraia = await createTestHeraia()
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  await heraia.close()
})

/** A process of its own as far as the server knows: it shares the database and the broadcast, nothing else. */
function startProcess(broadcast: Broadcast) {
  const { ports, settings } = heraia.context
  const server = createServer({ ...ports, broadcast }, settings)
  closing.push(() => server.close())
  const fetch: typeof globalThis.fetch = (input, init) =>
    server.fetch(
      typeof input === 'string' ? new Request(new URL(input, heraia.siteUrl), init) : new Request(input, init),
      {
        address: '127.0.0.1',
      },
    )
  return { ...heraia, fetch }
}

async function twoOverPostgres(url: string) {
  const { pool, close } = openPostgres(url)
  closing.push(close)
  const [one, two] = [
    await broadcastPostgres(url, pool, heraia.context.ports.log),
    await broadcastPostgres(url, pool, heraia.context.ports.log),
  ]
  closing.push(one.close, two.close)
  return [startProcess(one), startProcess(two)] as const
}

async function serveOneConversation([one, two]: readonly [typeof heraia, typeof heraia]) {
  const mira = await season(one).joins('Mira One')
  const dana = await season(two).joins('Dana Two')
  const { id } = await mira.api.messages.open({ personId: dana.id })
  const miras = await listen(one.fetch, mira.token)
  const danas = await listen(two.fetch, dana.token)
  const otherTab = await listen(one.fetch, dana.token)
  const danasOther = apiFor(one, dana.token)

  const newId = () => MessageId.parse(season(one).newId())
  const written = Array.from({ length: 12 }, (_, index) => `Ball ${index}`)
  for (const [index, text] of written.entries()) {
    const api = index % 3 === 0 ? mira.api : index % 3 === 1 ? dana.api : danasOther
    await api.messages.send({ id, messageId: newId(), text })
  }
  for (const stream of [miras, danas, otherTab]) {
    const heard = () =>
      stream.heard.flatMap(({ kind, data }) =>
        kind === 'message.new' ? [(data as { message: { text: string } }).message.text] : [],
      )
    await expect.poll(heard, { timeout: 5000 }).toEqual(written)
  }

  const newest = (await dana.api.messages.list({ id })).items[0]
  await dana.api.messages.markRead({ id, messageId: newest?.id ?? newId() })
  await otherTab.next('conversation.read')
  await expect
    .poll(() => danasOther.messages.unread())
    .toEqual({ messages: 0, conversations: 0, requests: 0, restricted: 0 })

  // Dana is online while a tab is open on either process.
  await danas.close()
  await new Promise((resolve) => setTimeout(resolve, 5500))
  expect((await mira.api.messages.get({ id })).partner?.online).toBe(true)
  await Promise.all([miras.close(), otherTab.close()])
}

test('two processes on one database serve one conversation, with PostgreSQL between them where that is what they have', async () => {
  const broadcast = broadcastLocal()
  const both = heraia.databaseUrl
    ? await twoOverPostgres(heraia.databaseUrl)
    : ([startProcess(broadcast), startProcess(broadcast)] as const)
  await serveOneConversation(both)
})
