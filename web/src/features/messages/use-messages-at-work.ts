import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, client } from '../../lib/api.ts'
import { streamIsHere } from '../../lib/live/stream-is-here.ts'
import { useLive } from '../../lib/live.ts'
import { useSession } from '../../lib/session.tsx'
import { useGathered } from '../../lib/use-gathered.ts'
import { isOfTwo, watchLastOfOthers } from './last-of-others.ts'
import { changeConversation, takeMessage, takeNews, takePresence, takeSeen } from './messages-cache.ts'
import { runSender } from './outbox/her-outbox.ts'
import { sendEntry } from './outbox/send-entry.ts'
import { tellReceived } from './tell-received.ts'
import { useTellRefusals } from './use-tell-refusals.ts'

/** Runs once a tab, on every screen: what is cached of messages is kept true, and what she sent gets sent. */
export function useMessagesAtWork() {
  const queries = useQueryClient()
  const { user } = useSession()
  const personId = user?.id
  const sender = useRef<ReturnType<typeof runSender>>(null)
  const device = useRef<ReturnType<typeof tellReceived>>(null)

  const countAgain = () => void queries.invalidateQueries({ queryKey: api.messages.unread.key() })
  const askAgain = (...parts: { key: () => readonly unknown[] }[]) => {
    for (const part of parts) void queries.invalidateQueries({ queryKey: part.key() })
  }
  const { conversations, get, contacts, unread, list, around, search } = api.messages
  const peopleChanged = () => askAgain(conversations, get, contacts, unread)
  // A list of people that she blocks tells of one after the other.
  const relationsSoon = useGathered(() => {
    peopleChanged()
    // In a team's conversation the words of whom she does not see any more are on no screen of hers.
    askAgain(list, around, search)
  })

  useTellRefusals(personId)
  useEffect(() => {
    if (!personId) return
    sender.current = runSender(personId, {
      send: (entry) => sendEntry(client, entry),
      onSent: (message) => takeMessage(queries, message, personId),
    })
    return () => sender.current?.stop()
  }, [personId, queries])

  useEffect(() => {
    if (!personId) return
    const tell = (newest: { id: string; messageId: string }[]) => client.messages.received({ newest })
    const told = tellReceived({ tell, leads: streamIsHere.get, now: Date.now, chance: Math.random })
    device.current = told
    const ends = [
      streamIsHere.subscribe(() => streamIsHere.get() && told.lead()),
      watchLastOfOthers(queries, personId, told.loaded),
      told.stop,
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [personId, queries])

  useLive('message.new', ({ message }) => {
    if (!personId) return
    if (isOfTwo(message) && message.senderId !== personId) device.current?.streamed(message)
    // An event names no address of what came with the message: that is asked for.
    if (message.attachments.length > 0) askAgain(conversations, get, list)
    else takeMessage(queries, message, personId)
    if (message.senderId !== personId) countAgain()
  })
  useLive('message.changed', ({ message }) => {
    takeNews(queries, message)
    // Nor does it say what the pictures of another show, which may be said otherwise now.
    if (message.editedAt && message.attachments.length > 0 && message.senderId !== personId) askAgain(list, around)
    // A deleted message is no longer unread.
    if (message.deletedAt && message.senderId !== personId) askAgain(conversations, get, unread)
  })
  useLive('message.seen', (seen) => takeSeen(queries, seen))
  useLive('conversation.read', ({ conversationId, unread = 0 }) => {
    changeConversation(queries, conversationId, (conversation) => ({ ...conversation, unread }))
    countAgain()
  })
  useLive('conversation.changed', () => askAgain(conversations, get, unread, list, around, search))
  useLive('presence', (presence) => takePresence(queries, presence))
  useLive('relation.changed', relationsSoon)
  useLive('profile.changed', peopleChanged)
  useLive('resumed', () => {
    void queries.invalidateQueries({ queryKey: api.messages.key() })
    sender.current?.reconnected()
  })
}
