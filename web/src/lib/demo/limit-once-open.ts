import { demoControl } from './demo-control.ts'

/** As AbortSignal.timeout, counted from when the database is up. */
export function limitOnceOpen(ms: number): AbortSignal {
  const limit = new AbortController()
  const end = () => limit.abort(new DOMException(`nothing after ${ms} ms`, 'TimeoutError'))
  void demoControl().opened.then(() => setTimeout(end, ms))
  return limit.signal
}
