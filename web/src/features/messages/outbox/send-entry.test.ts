import type { MediaId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import { expect, test } from 'vitest'
import { type OutboxEntry, parseEntry } from './outbox-entry.ts'
import { sendEntry } from './send-entry.ts'

const entry = { id: 'one', conversationId: 'dana', text: 'Look', replyTo: null, at: 1 }
const pitch = { id: 'pitch' as MediaId, alt: 'The pitch in the rain' }

/** A server that hears what is told to it, while there is a network. */
function server() {
  const heard: string[] = []
  const network = { isThere: true }
  const hears = (words: string) => {
    if (!network.isThere) throw new TypeError('Failed to fetch')
    heard.push(words)
  }
  return {
    heard,
    network,
    media: { describe: async ({ alt }: { alt: string }) => hears(alt) },
    messages: {
      send: async ({ messageId, text }: { messageId: string; text: string }) => {
        hears(text)
        return { id: messageId } as Message
      },
    },
  }
}

test('what a picture shows waits with the message while there is no network, and is told before it', async () => {
  const { heard, network, ...told } = server()
  const kept = parseEntry(JSON.stringify({ ...entry, media: [pitch.id], alts: [pitch] })) as OutboxEntry
  network.isThere = false
  await expect(sendEntry(told, kept)).rejects.toThrow('Failed to fetch')
  expect(heard).toEqual([])
  network.isThere = true
  expect(await sendEntry(told, kept)).toEqual({ id: 'one' })
  expect(heard).toEqual(['The pitch in the rain', 'Look'])
})

test('a message that came through without its answer is no failure once its files are gone', async () => {
  const { heard, network: _, ...told } = server()
  const gone = Object.assign(new Error('media_not_found'), { defined: true, status: 404, code: 'NOT_FOUND' })
  const media = { describe: () => Promise.reject(gone) }
  const kept = parseEntry(JSON.stringify({ ...entry, media: [pitch.id], alts: [pitch] })) as OutboxEntry
  expect(await sendEntry({ ...told, media }, kept)).toEqual({ id: 'one' })
  expect(heard).toEqual(['Look'])
})

test('an entry that an older version kept has nothing to tell', () => {
  expect(parseEntry(JSON.stringify({ ...entry, media: [pitch.id] }))?.alts).toEqual([])
})
