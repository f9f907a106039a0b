import type { Ports } from '../ports.ts'
import { readMediaKey, sameText, toBase64url } from './media-pass.ts'

const keys = new WeakMap<Ports, Promise<CryptoKey>>()

/** `?until=…&sig=…` for a path: whoever has the whole address may fetch what lies there, until then. */
export async function signedAddress(ports: Ports, path: string, until: Date): Promise<string> {
  const seconds = Math.floor(until.getTime() / 1000).toString(36)
  return `${path}?until=${seconds}&sig=${await sign(ports, path, seconds)}`
}

/** Whether we made this address, and it still counts. */
export async function isSigned(ports: Ports, path: string, query: URLSearchParams): Promise<boolean> {
  const until = query.get('until') ?? ''
  const isOver = !/^[0-9a-z]{1,9}$/.test(until) || Number.parseInt(until, 36) * 1000 <= ports.clock.now().getTime()
  return !isOver && sameText(query.get('sig') ?? '', await sign(ports, path, until))
}

async function sign(ports: Ports, path: string, until: string): Promise<string> {
  let key = keys.get(ports)
  if (!key) {
    key = readMediaKey(ports)
    keys.set(ports, key)
    key.catch(() => keys.delete(ports))
  }
  const signature = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(`${path} ${until}`))
  return toBase64url(new Uint8Array(signature))
}
