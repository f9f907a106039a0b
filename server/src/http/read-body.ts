import { ORPCError } from '@orpc/client'
import { malformed } from './answer-errors.ts'

export const BODY_MAX_BYTES = 1_000_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The body as text, held to the limit and checked to be UTF-8: text that is not would be stored with replacement
 * characters where she wrote something else.
 */
export async function readBody(request: Request, requestId: string): Promise<string> {
  if (request.method === 'GET' || request.method === 'HEAD') return ''
  const bytes = await readBytes(request, requestId)
  try {
    return utf8.decode(bytes)
  } catch {
    throw malformed(requestId)
  }
}

async function readBytes(request: Request, requestId: string): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > BODY_MAX_BYTES) throw tooLarge(requestId)
  try {
    // At once where its length is known: as a stream it costs several times as much.
    if (declared === null) return await readStream(request, requestId)
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.length > BODY_MAX_BYTES) throw tooLarge(requestId)
    return bytes
  } catch (error) {
    // Her connection broke: nobody reads the answer, and it is no failure of ours.
    throw error instanceof ORPCError ? error : malformed(requestId)
  }
}

async function readStream(request: Request, requestId: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > BODY_MAX_BYTES) throw tooLarge(requestId)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

const tooLarge = (requestId: string) =>
  new ORPCError('PAYLOAD_TOO_LARGE', {
    status: 413,
    message: `A body is at most ${BODY_MAX_BYTES} bytes.`,
    data: { requestId },
  })
