import { ORPCError } from '@orpc/client'
import { malformed } from './answer-errors.ts'

export const BODY_MAX_BYTES = 1_000_000

/**
 * The request with its body read, held to the limit and checked to be UTF-8: text that is not would be stored
 * with replacement characters where she wrote something else.
 */
export async function readBody(request: Request, requestId: string): Promise<Request> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return request
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > BODY_MAX_BYTES) throw tooLarge(requestId)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > BODY_MAX_BYTES) throw tooLarge(requestId)
      chunks.push(chunk)
    }
  } catch (error) {
    // Her connection broke: nobody reads the answer, and it is no failure of ours.
    throw error instanceof ORPCError ? error : malformed(requestId)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: size === 0 ? null : decode(bytes, requestId),
    signal: request.signal,
  })
}

function decode(bytes: Uint8Array, requestId: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed(requestId)
  }
}

const tooLarge = (requestId: string) =>
  new ORPCError('PAYLOAD_TOO_LARGE', {
    status: 413,
    message: `A body is at most ${BODY_MAX_BYTES} bytes.`,
    data: { requestId },
  })
