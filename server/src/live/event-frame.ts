import type { LiveKind } from '@heraia/contract/events'

/** One event on its way to a client. `json` is its data, already text: the log gives it so, and many streams share it. */
export interface LiveFrame {
  kind: LiveKind
  json: string
  /** Its number in the person's log; null: a signal. */
  seq: number | null
}

/** As it goes over the wire (WHATWG HTML, server-sent events). JSON text holds no line break. */
export const writeFrame = ({ kind, json, seq }: LiveFrame): string =>
  `${seq === null ? '' : `id: ${seq}\n`}event: ${kind}\ndata: ${json}\n\n`

/** Many as one; its id is that of the last that has one. */
export function writeBatch(frames: readonly LiveFrame[]): string {
  const seq = frames.findLast((frame) => frame.seq !== null)?.seq ?? null
  const entries = frames.map(({ kind, json }) => `{"kind":"${kind}","data":${json}}`)
  return `${seq === null ? '' : `id: ${seq}\n`}event: batch\ndata: [${entries.join(',')}]\n\n`
}

/** Keeps proxies from closing a quiet connection, and shows who is gone. */
export const HEARTBEAT = ': \n\n'
