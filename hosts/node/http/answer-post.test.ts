import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'
import { answerPost } from './answer-post.ts'

const heraia = await createTestHeraia({ settings: { rateLimitFactor: 1 } })
afterAll(() => heraia.close())
const server = {
  fetch: (request: Request, { address }: { address: string }) => heraia.fetchFrom(address)(request),
}

const boundary = 'a-boundary'
const text = (words: string) => new TextEncoder().encode(words)
const field = (name: string, value: string) =>
  text(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)

/** Of so many millions of bytes; `read` says how many of them were asked for, `isLeft` whether it was left in between. */
function application(millions: number, headers: Record<string, string> = {}) {
  let read = 0
  let isLeft = false
  const words = { name: 'Mira', email: 'mira@example.com', message: 'I run', seconds: '9' }
  const parts = [
    ...Object.entries(words).map(([name, value]) => field(name, value)),
    text(`--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`),
    ...Array.from({ length: millions * 10 }, () => new Uint8Array(100_000)),
    text(`%%EOF\r\n--${boundary}--\r\n`),
  ]
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      read += part?.length ?? 0
      if (part) controller.enqueue(part)
      else controller.close()
    },
    cancel() {
      isLeft = true
    },
  })
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const request = { method: 'POST', headers: { ...type, ...headers }, body, duplex: 'half' }
  return { request: new Request('https://heraia.example/careers', request), read: () => read, isLeft: () => isLeft }
}

test('an application without scripts leads to its reference', async () => {
  const answer = await answerPost(server, application(2).request, '203.0.113.1')
  expect(answer instanceof Response && answer.headers.get('location')).toMatch(/^\/careers\?sent=H-[2-9A-Z]{8}#sent$/)
})

test('a file that is said to be too large is named once it is sent, and what was written stands there again', async () => {
  const { request, isLeft } = application(14, { 'content-length': '14000500' })
  expect(await answerPost(server, request, '203.0.113.2')).toMatchObject({
    ...{ status: 413, fields: { resume: 'too_large' }, values: { message: 'I run' } },
  })
  // Her browser would show that the connection was lost.
  expect(isLeft()).toBe(false)
})

test('one that goes on and on is left', async () => {
  const { request, read, isLeft } = application(60)
  expect(await answerPost(server, request, '203.0.113.3')).toMatchObject({
    ...{ status: 413, fields: { resume: 'too_large' }, values: { message: 'I run' } },
  })
  expect(isLeft()).toBe(true)
  expect(read()).toBeLessThan(42_000_000)
})

test('a message is not read as far as a file may go', async () => {
  const body = new URLSearchParams({ name: 'Mira', message: 'm'.repeat(300_000) })
  const request = new Request('https://heraia.example/contact', { method: 'POST', body })
  expect(await answerPost(server, request, '203.0.113.4')).toMatchObject({
    ...{ status: 413, fields: { form: 'too_long' }, values: { name: 'Mira' } },
  })
})

test('who sends more forms than anybody writes is refused, and keeps her words', async () => {
  for (let n = 0; n < 8; n += 1) await answerPost(server, application(0).request, '203.0.113.5')
  const { request, isLeft } = application(9)
  const answer = await answerPost(server, request, '203.0.113.5')
  expect(answer).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', values: { message: 'I run' } })
  expect(isLeft()).toBe(false)
})

test('whoever is refused and sends more than a form may have is left early', async () => {
  for (let n = 0; n < 9; n += 1) await answerPost(server, application(0).request, '203.0.113.6')
  const refused = { status: 429, values: { message: 'I run' } }
  const unsaid = application(28)
  expect(await answerPost(server, unsaid.request, '203.0.113.6')).toMatchObject(refused)
  expect([unsaid.isLeft(), unsaid.read() < 13_000_000]).toEqual([true, true])
  const said = application(28, { 'content-length': '28000500' })
  expect(await answerPost(server, said.request, '203.0.113.6')).toMatchObject(refused)
  expect([said.isLeft(), said.read() < 1_000_000]).toEqual([true, true])
})

test('of very many who send too much at once some are left early, and all are answered', async () => {
  const all = Array.from({ length: 20 }, () => application(14, { 'content-length': '14000500' }))
  const answers = await Promise.all(all.map(({ request }, n) => answerPost(server, request, `203.0.114.${n}`)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 413, values: { message: 'I run' } })
  expect(all.filter(({ isLeft }) => isLeft())).toHaveLength(4)
})
