import type { LiveEvents, LiveKind } from '@heraia/contract/events'

/** One event as a client sees it; what came in a batch is taken out of it. */
export interface HeardEvent {
  id: string | null
  kind: LiveKind
  data: LiveEvents[LiveKind]
}

/** One block of the wire: an event or a batch, when it came. */
export interface HeardBlock {
  id: string | null
  event: string
  at: number
}

export interface EventStream {
  status: number
  heard: HeardEvent[]
  blocks: HeardBlock[]
  /** Of the last block that had an id: what a client sends when it comes back. */
  lastEventId: string | null
  /** The first event of this kind that was not asked for yet, waiting for it. */
  next<Kind extends LiveKind>(kind: Kind, withinMs?: number): Promise<LiveEvents[Kind]>
  /** Whether none of this kind comes for a while. */
  isQuiet(kind: LiveKind, forMs?: number): Promise<boolean>
  /** Settles when the server ends the stream. */
  ended: Promise<void>
  close(): Promise<void>
}

/** Opens GET /events as a tab of this person. */
export async function listen(
  fetch: typeof globalThis.fetch,
  token: string,
  lastEventId: string | null = null,
): Promise<EventStream> {
  const response = await fetch('/events', {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }) },
  })
  const heard: HeardEvent[] = []
  const blocks: HeardBlock[] = []
  const asked = new Set<HeardEvent>()
  const reader = (response.body ?? new Blob([]).stream()).getReader()
  let last: string | null = lastEventId
  let changed = Promise.withResolvers<void>()

  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      for (const block of whole) take(block)
      changed.resolve()
      changed = Promise.withResolvers<void>()
    }
  }

  function take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line.replace(/^[a-z]*: ?/, '')]),
    )
    const event = fields.get('event')
    if (event === undefined) return
    const id = fields.get('id') ?? null
    const data: unknown = JSON.parse(fields.get('data') ?? 'null')
    blocks.push({ id, event, at: performance.now() })
    const entries = event === 'batch' ? (data as Omit<HeardEvent, 'id'>[]) : [{ kind: event, data } as HeardEvent]
    heard.push(...entries.map((entry) => ({ id, kind: entry.kind, data: entry.data })))
    last = id ?? last
  }

  const ended = read().catch(() => {})

  async function find(kind: LiveKind, withinMs: number): Promise<HeardEvent | null> {
    const end = performance.now() + withinMs
    for (;;) {
      const found = heard.find((each) => each.kind === kind && !asked.has(each))
      if (found) {
        asked.add(found)
        return found
      }
      const left = end - performance.now()
      if (left <= 0) return null
      await Promise.race([changed.promise, new Promise((resolve) => setTimeout(resolve, left))])
    }
  }

  return {
    status: response.status,
    heard,
    blocks,
    get lastEventId() {
      return last
    },
    next: async <Kind extends LiveKind>(kind: Kind, withinMs = 5000) => {
      const found = await find(kind, withinMs)
      if (!found) throw new Error(`No ${kind} came; heard: ${heard.map((each) => each.kind).join(', ')}`)
      return found.data as LiveEvents[Kind]
    },
    isQuiet: async (kind, forMs = 300) => (await find(kind, forMs)) === null,
    ended,
    close: () => reader.cancel(),
  }
}
