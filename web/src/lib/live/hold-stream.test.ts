import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSession } from '../session/bearer.ts'
import { holdStream } from './hold-stream.ts'

/** What the server says on each connection, and from where each was asked to go on. */
const lines: ReadableStreamDefaultController<Uint8Array>[] = []
const resumed: (string | null)[] = []
const heard: string[] = []
let stop: AbortController

const says = (line: number, text: string) => lines[line]?.enqueue(new TextEncoder().encode(text))

beforeEach(() => {
  for (const list of [lines, resumed, heard]) list.length = 0
  stop = new AbortController()
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal(
    'fetch',
    async (_: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      resumed.push(headers['last-event-id'] ?? null)
      const body = new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) })
      signal.addEventListener('abort', () => lines[resumed.length - 1]?.error(signal.reason))
      return new Response(body)
    },
  )
  keepSession({ access_token: 'hers' } as Parameters<typeof keepSession>[0])
  void holdStream(
    undefined,
    {
      event: ({ kind }) => heard.push(kind),
      connected: () => heard.push('connected'),
      lost: () => heard.push('lost'),
      refused: () => heard.push('refused'),
    },
    stop.signal,
  )
})

afterEach(() => {
  stop.abort()
  keepSession(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a line that says nothing for long is dead, and the next one resumes behind what was heard', async () => {
  await vi.advanceTimersByTimeAsync(1)
  says(0, 'id: 7\nevent: hello\ndata: {}\n\n')
  for (let beats = 0; beats < 8; beats += 1) {
    await vi.advanceTimersByTimeAsync(15_000)
    says(0, ': still here\n\n')
  }
  await vi.advanceTimersByTimeAsync(1)
  expect(resumed).toEqual([null])
  await vi.advanceTimersByTimeAsync(50_000)
  expect(resumed).toEqual([null, '7'])
  expect(heard).toEqual(['connected', 'hello', 'lost', 'connected'])
})
