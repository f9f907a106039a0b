import type { MediaId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import type { client } from '../../../lib/api.ts'
import type { OutboxEntry } from './outbox-entry.ts'

interface Told {
  media: { describe: (said: { id: MediaId; alt: string }) => Promise<unknown> }
  messages: { send: (message: Parameters<typeof client.messages.send>[0]) => Promise<Message> }
}

/** What its files show is told before them: they arrive with their words. Told twice is told once. */
export async function sendEntry({ media, messages }: Told, entry: OutboxEntry): Promise<Message> {
  for (const said of entry.alts) await media.describe(said)
  const { id, conversationId, text, replyTo } = entry
  return messages.send({ id: conversationId, messageId: id, text, media: entry.media, replyToId: replyTo?.id })
}
