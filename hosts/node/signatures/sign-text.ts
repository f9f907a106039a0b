import { type KeyObject, sign } from 'node:crypto'

const HALF = 32

/** ES256, base64url. */
export const signText = (key: KeyObject, text: string): string =>
  inFixedLength(sign('sha256', Buffer.from(text), key)).toString('base64url')

/** Two numbers in DER as tokens have them, side by side. Asked for by an option it costs as much as the signature. */
function inFixedLength(der: Buffer): Buffer {
  const fixed = Buffer.alloc(2 * HALF)
  let at = 2
  for (const end of [HALF, 2 * HALF]) {
    const length = der[at + 1] ?? 0
    const number = der.subarray(at + 2, at + 2 + length).subarray(-HALF)
    fixed.set(number, end - number.length)
    at += 2 + length
  }
  return fixed
}
