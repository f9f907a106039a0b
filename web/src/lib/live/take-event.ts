import { tell, tellWire } from './live-bus.ts'

/** An event as it comes over the wire: after a hello every list asks for what it missed. */
export function takeEvent(kind: string, data: unknown) {
  tellWire(kind, data)
  if (kind === 'hello') tell('resumed', { reset: (data as { reset: boolean }).reset })
}
