import { afterEach, beforeEach, expect, test } from 'vitest'
import { connection, onLive } from './live-bus.ts'
import { shareStream } from './share-stream.ts'

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
    void navigator.locks.request('heraia-live:mira', () => {
      holds()
      return held.promise
    })
  })
  first.onmessage = ({ data }) => heard.push(data.type)
  ends.push(onLive('resumed', () => (resumed += 1)))
})

afterEach(() => {
  stop()
  leave()
  first.close()
  for (const end of ends.splice(0)) end()
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
