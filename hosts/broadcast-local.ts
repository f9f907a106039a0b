import type { Broadcast } from '@heraia/server/ports'
import { refuseLongMessage } from './broadcast-size.ts'

/** For one process that has the database to itself. */
export function broadcastLocal(): Broadcast {
  const listeners = new Set<(message: string) => void>()
  return {
    publish: async (message) => {
      refuseLongMessage(message)
      // Never inside the caller's turn: over a network nobody hears before publish was called to its end either.
      queueMicrotask(() => {
        for (const listener of [...listeners]) listener(message)
      })
    },
    subscribe: (listener) => {
      // One function may be given twice; each subscription is its own.
      const own = (message: string) => listener(message)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}
