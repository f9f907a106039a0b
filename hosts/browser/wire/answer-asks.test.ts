import { expect, test, vi } from 'vitest'
import { answerAsks } from './answer-asks.ts'

const request = { url: 'http://heraia.test/events', method: 'GET', headers: [], body: null }
const headers = { 'content-type': 'text/event-stream' }

test('what she listened to ends when her tab is gone, also where it had only been asked for', async () => {
  for (const isEarly of [false, true]) {
    const ended = vi.fn<() => void>()
    const gone = new AbortController()
    const answer = answerAsks(async () => {
      if (isEarly) gone.abort()
      return new Response(new ReadableStream({ cancel: ended }), { headers })
    })
    const answered = answer({ kind: 'ask', id: 'one', request }, () => {}, gone.signal)
    if (!isEarly) setTimeout(() => gone.abort())
    await answered
    expect(ended).toHaveBeenCalledOnce()
  }
})

test('what she sent before her tab was gone is done', async () => {
  const gone = AbortSignal.abort()
  let isStopped = true
  const answer = answerAsks(async ({ signal }) => {
    isStopped = signal.aborted
    return new Response('sent')
  })
  await answer({ kind: 'ask', id: 'one', request: { ...request, method: 'POST' } }, () => {}, gone)
  expect(isStopped).toBe(false)
})
