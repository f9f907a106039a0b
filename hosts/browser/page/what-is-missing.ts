import type { Missing } from '@heraia/web/src/lib/demo/demo-control.ts'

/** What the demo cannot do without. Storage is none of it: without it, the demo forgets. */
export function whatIsMissing(): Missing | null {
  if (!globalThis.isSecureContext) return 'https'
  const has = (name: string) => name in globalThis
  const isThere =
    has('Worker') && has('WebAssembly') && has('BroadcastChannel') && has('OffscreenCanvas') && 'locks' in navigator
  return isThere ? null : 'browser'
}
