import { useEffect, useRef, useState } from 'react'
import { client } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

const TELL_EVERY_MS = 3000
/** Longer than the pause between two tellings, so that it does not flicker. */
const LASTS_MS = 6000

/** Tells the other person, not more often than she needs to know. */
export function useTellTyping(id: string) {
  const last = useRef(0)
  return () => {
    if (Date.now() - last.current < TELL_EVERY_MS) return
    last.current = Date.now()
    client.messages.typing({ id }).catch(() => undefined)
  }
}

/** The other person is writing at this moment. */
export function useIsTyping(conversationId: string, partnerId: string): boolean {
  const [since, setSince] = useState<number | null>(null)
  useLive('typing', (typing) => {
    if (typing.conversationId === conversationId && typing.personId === partnerId) setSince(Date.now())
  })
  useLive('message.new', ({ message }) => {
    if (message.conversationId === conversationId && message.senderId === partnerId) setSince(null)
  })
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setSince(null), LASTS_MS)
    return () => clearTimeout(timer)
  }, [since])
  return since !== null
}
