/**
 * A UUID of version 7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, then random bits.
 * `now` in milliseconds, `random` 10 bytes. A wrong clock does no harm: the server orders by its own.
 */
export function uuid7(
  now: number = Date.now(),
  random: Uint8Array = crypto.getRandomValues(new Uint8Array(10)),
): string {
  const time = Math.max(0, Math.min(now, 0xffffffffffff)).toString(16).padStart(12, '0')
  const tail = Array.from(random.subarray(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(tail.slice(3, 4), 16) & 0x3) | 0x8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-${variant}${tail.slice(4, 7)}-${tail.slice(7, 19)}`
}
