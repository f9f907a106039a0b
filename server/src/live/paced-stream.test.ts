import { afterEach, expect, test, vi } from 'vitest'
import { type LiveFrame, writeBatch, writeFrame } from './event-frame.ts'
import { pacedStream } from './paced-stream.ts'

const signal = (json = '{}'): LiveFrame => ({ kind: 'typing', json, seq: null })
const stored = (seq: number, json = '{}'): LiveFrame => ({ kind: 'message.new', json, seq })
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

afterEach(() => void vi.useRealTimers())

const open = () => {
  const counts = { room: 0, closed: 0 }
  const stream = pacedStream({ room: () => (counts.room += 1), closed: () => (counts.closed += 1) })
  return { stream, counts }
}

test('an event and a batch are written as browsers read them', () => {
  expect(writeFrame(stored(7, '{"a":1}'))).toBe('id: 7\nevent: message.new\ndata: {"a":1}\n\n')
  expect(writeFrame(signal())).toBe('event: typing\ndata: {}\n\n')
  const batch = writeBatch([stored(7), signal(), stored(9), signal()])
  expect(batch.startsWith('id: 9\nevent: batch\ndata: [{"kind":"message.new","data":{}},')).toBe(true)
})

test('for a client that does not read, little is kept, and after a while it is let go', async () => {
  const { stream, counts } = open()
  const large = JSON.stringify('x'.repeat(30_000))
  for (let seq = 1; seq <= 2000; seq += 1) {
    if (stream.hasRoom()) stream.send([stored(seq, large)])
    await Promise.resolve()
  }
  expect(stream.hasRoom()).toBe(false)
  expect(stream.heartbeat()).toBe(true)
  expect(stream.heartbeat()).toBe(false)
  stream.drop()
  expect(counts.closed).toBe(1)
  await expect(stream.body.getReader().read()).rejects.toThrow('too slowly')
})

test('of signals that wait for a slow client the oldest go, stored events stay', async () => {
  const { stream } = open()
  for (let sent = 0; sent < 10; sent += 1) stream.send([signal()])
  await settled()
  stream.send([stored(1)])
  for (let sent = 0; sent < 1000; sent += 1) stream.send([signal(String(sent))])
  stream.end()
  const text = await new Response(stream.body).text()
  const batch = text.split('\n\n').find((block) => block.includes('event: batch'))
  const entries: unknown[] = JSON.parse(batch?.split('data: ')[1] ?? '[]')
  expect(batch).toContain('id: 1\n')
  expect(entries).toHaveLength(400)
  expect(entries.at(-1)).toEqual({ kind: 'typing', data: 999 })
})

test('who reads again is said to have room', async () => {
  const { stream, counts } = open()
  stream.send([stored(1, JSON.stringify('x'.repeat(70_000)))])
  await settled()
  expect(stream.hasRoom()).toBe(false)
  const before = counts.room
  await stream.body.getReader().read()
  await settled()
  expect(stream.hasRoom()).toBe(true)
  expect(counts.room).toBeGreaterThan(before)
})

test('a client is sent ten events in any second, and as one batch what is told faster', async () => {
  vi.useFakeTimers()
  const { stream } = open()
  const sentAt: number[] = []
  const reading = (async () => {
    const reader = stream.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read())
      if (new TextDecoder().decode(part.value).includes('event: ')) sentAt.push(performance.now())
  })()
  for (let told = 1; told <= 300; told += 1) {
    stream.send([stored(told)])
    await vi.advanceTimersByTimeAsync(10)
  }
  // What is left when a stream ends goes with its end.
  await vi.advanceTimersByTimeAsync(2000)
  stream.end()
  await reading
  for (const start of sentAt)
    expect(sentAt.filter((at) => at >= start && at < start + 1000).length).toBeLessThanOrEqual(10)
  expect(sentAt.length).toBeGreaterThan(20)
})
