import type { Random } from '../ports.ts'

const GIVEN = /^[A-Za-z0-9_-]{8,64}$/

/** The id that a proxy gave the request, or a new one; it stands in every error and every log line. */
export function requestIdOf(request: Request, random: Random): string {
  const given = request.headers.get('x-request-id')
  return given && GIVEN.test(given) ? given : newRequestId(random)
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function newRequestId(random: Random): string {
  let id = ''
  for (const byte of random.bytes(8)) id += HEX[byte]
  return id
}
