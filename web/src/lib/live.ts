import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type AllEvents, type AllKinds, connection, type LiveConnection, onLive } from './live/live-bus.ts'

export type { LiveConnection }

/**
 * Runs `handler` for each live event of a kind, while the component is on the page:
 * `useLive('message.new', ({ conversationId }) => ...)`. `resumed` comes after each (re)connect.
 */
export function useLive<Kind extends AllKinds>(kind: Kind, handler: (data: AllEvents[Kind]) => void) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => onLive(kind, (data) => latest.current(data)), [kind])
}

export const useLiveConnection = (): LiveConnection =>
  useSyncExternalStore(connection.subscribe, connection.get, () => 'off')
