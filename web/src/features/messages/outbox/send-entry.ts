import type { MediaId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import type { client } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/errors.ts'
import type { OutboxEntry } from './outbox-entry.ts'

interface Told {
  media: { describe: (said: { id: MediaId; alt: string }) => Promise<unknown> }
  messages: { send: (message: Parameters<typeof client.messages.send>[0]) => Promise<Message> }
}

/**
 * What its files show is told before them: they arrive with their words. Told twice is told once. Files that are not there
 * any more may have come with this very message, whose answer was lost: sending it says what became of it.
 */
export async function sendEntry({ media, messages }: Told, entry: OutboxEntry): Promise<Message> {
  for (const said of entry.alts) await media.describe(said).catch(unlessGone)
  const { id, conversationId, text, replyTo } = entry
  return messages.send({ id: conversationId, messageId: id, text, media: entry.media, replyToId: replyTo?.id })
}

function unlessGone(error: unknown): void {
  if (failureOf(error).code !== 'NOT_FOUND') throw error
}
