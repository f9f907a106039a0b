import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSession } from '../session/bearer.ts'
import { connection, onLive } from './live-bus.ts'
import { shareStream } from './share-stream.ts'
import { streamIsHere } from './stream-is-here.ts'

/** The tab that was there before: it has the stream, and the test says what comes. */
let first: BroadcastChannel
let leave: () => void
let stop: () => void = () => {}
let resumed = 0
const heard: string[] = []
const ends: (() => void)[] = []

beforeEach(async () => {
  resumed = 0
  first = new BroadcastChannel('heraia-live:mira')
  const held = Promise.withResolvers<void>()
  leave = held.resolve
  await new Promise<void>((holds) => {
    const hold = () => {
      holds()
      return held.promise
    }
    // Rejected where the later tab takes it.
    navigator.locks.request('heraia-live:mira', hold).catch(() => undefined)
  })
  first.onmessage = ({ data }) => heard.push(data.type)
  ends.push(onLive('resumed', () => (resumed += 1)))
})

afterEach(() => {
  stop()
  leave()
  first.close()
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function asked(): Promise<void> {
  await expect.poll(() => heard.splice(0)).toContain('ask')
}

test('a tab that comes later asks again for what may have come by while it was on its way', async () => {
  stop = shareStream('mira')
  await asked()
  expect(resumed).toBe(0)
  first.postMessage({ type: 'standing', state: 'connected' })
  await expect.poll(() => resumed).toBe(1)
  expect(connection.get()).toBe('connected')
})

test('a third tab makes nobody ask again; a lost connection does, once the server says hello', async () => {
  stop = shareStream('mira')
  await asked()
  first.postMessage({ type: 'standing', state: 'connected' })
  await expect.poll(() => resumed).toBe(1)
  first.postMessage({ type: 'standing', state: 'connected' })
  first.postMessage({ type: 'connection', state: 'lost' })
  first.postMessage({ type: 'connection', state: 'connected' })
  first.postMessage({ type: 'event', kind: 'hello', data: { reset: false } })
  await expect.poll(() => resumed).toBe(2)
})

test('while the first tab has no connection, the later one waits with it', async () => {
  stop = shareStream('mira')
  await asked()
  first.postMessage({ type: 'standing', state: 'lost' })
  await expect.poll(() => connection.get()).toBe('lost')
  expect(resumed).toBe(0)
})

test('a first tab that is asleep is asked once more, and then the later one has the stream', async () => {
  const opened = vi.fn<typeof fetch>(async () => new Response(new ReadableStream()))
  vi.stubGlobal('fetch', opened)
  keepSession({ access_token: 'hers' } as Parameters<typeof keepSession>[0])
  ends.push(() => keepSession(null))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  stop = shareStream('mira')
  await asked()
  first.postMessage({ type: 'standing', state: 'connected' })
  await expect.poll(() => resumed).toBe(1)
  vi.advanceTimersByTime(15_000)
  await asked()
  expect(opened).not.toHaveBeenCalled()
  expect(streamIsHere.get()).toBe(false)
  vi.advanceTimersByTime(15_000)
  await expect.poll(() => opened.mock.calls.length).toBe(1)
  expect(streamIsHere.get()).toBe(true)
})
