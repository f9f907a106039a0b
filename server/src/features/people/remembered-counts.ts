import type { Ports } from '../../ports.ts'
import type { ViewerId } from '../../visibility/people.ts'

const KEPT_MILLISECONDS = 15_000
const MOST = 2_000

interface Kept<Value> {
  value: Promise<Value>
  until: number
}

/** Answers that are the same for a short while, per viewer and question; strangers share theirs. One memory a server. */
export function rememberedCounts<Value>() {
  const byServer = new WeakMap<Ports, Map<string, Kept<Value>>>()

  function memoryOf(ports: Ports): Map<string, Kept<Value>> {
    const memory = byServer.get(ports) ?? new Map<string, Kept<Value>>()
    byServer.set(ports, memory)
    return memory
  }

  return {
    /** Whoever asks while it is counted waits for the same answer. */
    remember(ports: Ports, viewer: ViewerId, question: string, ask: () => Promise<Value>): Promise<Value> {
      const memory = memoryOf(ports)
      const now = ports.clock.now().getTime()
      const key = `${viewer ?? ''} ${question}`
      const kept = memory.get(key)
      if (kept && kept.until > now) return kept.value
      const asked: Kept<Value> = { value: ask(), until: now + KEPT_MILLISECONDS }
      asked.value.catch(() => {
        if (memory.get(key) === asked) memory.delete(key)
      })
      if (memory.size >= MOST) memory.clear()
      memory.set(key, asked)
      return asked.value
    },

    /** Who this is shown to has changed. What is being counted now is not kept either. */
    forget(ports: Ports, viewers: readonly string[]): void {
      const memory = memoryOf(ports)
      for (const key of memory.keys()) {
        if (viewers.includes(key.slice(0, key.indexOf(' ')))) memory.delete(key)
      }
    },
  }
}
