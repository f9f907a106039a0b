import { expect, test } from 'vitest'
import { answerPost } from './answer-post.ts'

const boundary = 'a-boundary'
const server = {
  fetch: async (request: Request) => {
    const { size } = await request.blob()
    const isTooLarge = size > 10_200_000
    return isTooLarge
      ? Response.json(
          { code: 'INVALID_INPUT', data: { fields: [{ field: 'resume', code: 'too_large' }] } },
          { status: 422 },
        )
      : Response.json({ reference: 'H-7K2M9QXA' })
  },
}

function application(bytes: number): { request: Request; isRead: () => boolean } {
  let isRead = false
  const text = (words: string) => new TextEncoder().encode(words)
  const parts = [
    text(`--${boundary}\r\nContent-Disposition: form-data; name="message"\r\n\r\nI run\r\n`),
    text(`--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`),
    ...Array.from({ length: bytes / 1_000_000 }, () => new Uint8Array(1_000_000)),
    text(`\r\n--${boundary}--\r\n`),
  ]
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      isRead = parts.length === 0
      if (part) controller.enqueue(part)
      else controller.close()
    },
  })
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const request = { method: 'POST', headers, body, duplex: 'half' }
  return { request: new Request('https://heraia.example/careers', request), isRead: () => isRead }
}

test('an application without scripts leads to its reference', async () => {
  const answer = await answerPost(server, application(2_000_000).request, '127.0.0.1')
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/careers?sent=H-7K2M9QXA#sent')
})

test('a file that is too large is read to its end and named, and what was written stands there again', async () => {
  const { request, isRead } = application(14_000_000)
  expect(await answerPost(server, request, '127.0.0.1')).toMatchObject({
    ...{ status: 422, fields: { resume: 'too_large' }, values: { message: 'I run' } },
  })
  expect(isRead()).toBe(true)
})
