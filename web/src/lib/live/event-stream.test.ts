import { expect, test } from 'vitest'
import { readEventStream, type StreamEvent } from './event-stream.ts'

async function read(...pieces: string[]): Promise<StreamEvent[]> {
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece))
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  for await (const event of readEventStream(body)) events.push(event)
  return events
}

test('an event that arrives in pieces is one event', async () => {
  expect(await read('id: 7\nevent: mess', 'age.new\nda', 'ta: {"a":1}\n', '\n')).toEqual([
    { id: '7', kind: 'message.new', data: '{"a":1}' },
  ])
})

test('signals carry no id, and comments that keep the line open say nothing', async () => {
  expect(await read(': still here\n\nevent: typing\ndata: {}\n\n')).toEqual([{ kind: 'typing', data: '{}' }])
})

test('lines end as every server ends them', async () => {
  expect(await read('event: a\r\ndata: 1\r\ndata: 2\r\n\r\n')).toEqual([{ kind: 'a', data: '1\n2' }])
})

test('what was cut off when the connection broke is not told', async () => {
  expect(await read('data: whole\n\ndata: hal')).toEqual([{ kind: 'message', data: 'whole' }])
})
