/** How old a notice may be, in seconds: an old one that somebody recorded counts for nothing. */
const TOLERANCE = 300

const encoder = new TextEncoder()

/**
 * Whether Stripe signed this: `t=<seconds>,v1=<hex>` with HMAC-SHA256 of `<seconds>.<body>`. While a secret is changed
 * there are several `v1`.
 */
export async function isSignedByStripe(body: string, header: string, secret: string, now: Date): Promise<boolean> {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE) return false
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  const signed = encoder.encode(`${time}.${body}`)
  for (const [name, value] of parts) {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(value ?? '')) continue
    // It compares in constant time.
    if (await crypto.subtle.verify('HMAC', key, bytesOf(value ?? ''), signed)) return true
  }
  return false
}

/** The header for a body; what a test sends. */
export async function signAsStripe(body: string, secret: string, at: Date): Promise<string> {
  const time = Math.floor(at.getTime() / 1000)
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const made = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${time}.${body}`)))
  return `t=${time},v1=${Array.from(made, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
