import { sql } from 'kysely'
import type { Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    'message.sent': {
      messageId: string
      conversationId: string
      senderId: string
      recipientId: string
      /** The recipient wants no notices of this conversation. */
      muted: boolean
    }
    'conversation.read': { conversationId: string; personId: string }
  }
}

/** What waited in their logs about their conversation is not brought to either any more. */
async function forgetWhatWaits(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  const both = [blockerId, blockedId]
  await sql`
    delete from person_events e using conversations c
    where e.person_id = any(${both}::uuid[]) and e.kind like 'message.%' and e.data ->> 'conversationId' = c.id::text
      and c.low_id = any(${both}::uuid[]) and c.high_id = any(${both}::uuid[])`.execute(tx.db)
}

export const messagesListeners: Listeners = { 'person.blocked': forgetWhatWaits }
