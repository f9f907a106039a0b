import { useEffect, useRef, useState } from 'react'
import { client } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

const TELL_EVERY_MS = 3000
/** Longer than the pause between two tellings, so that it does not flicker. */
const LASTS_MS = 6000

/** Tells who is in it, not more often than she needs to know. */
export function useTellTyping(id: string) {
  const last = useRef(0)
  return () => {
    if (Date.now() - last.current < TELL_EVERY_MS) return
    last.current = Date.now()
    client.messages.typing({ id }).catch(() => undefined)
  }
}

/** Who else is writing in it at this moment: the one of whom it was told last. */
export function useWhoIsTyping(conversationId: string): string | null {
  const [typist, setTypist] = useState<{ id: string; since: number } | null>(null)
  useLive('typing', (typing) => {
    if (typing.conversationId === conversationId) setTypist({ id: typing.personId, since: Date.now() })
  })
  useLive('message.new', ({ message }) => {
    if (message.conversationId === conversationId && message.senderId === typist?.id) setTypist(null)
  })
  useEffect(() => {
    if (typist === null) return
    const timer = setTimeout(() => setTypist(null), LASTS_MS)
    return () => clearTimeout(timer)
  }, [typist])
  return typist?.id ?? null
}
