import { Readable } from 'node:stream'

const bodies = new WeakMap<Request, Readable>()

/** Notes where the bytes of a request come from: as a stream of the web each of them costs several times as much. */
export const bodyComesFrom = (request: Request, incoming: Readable): void => void bodies.set(request, incoming)

export const bodyOf = (request: Request): Readable =>
  bodies.get(request) ??
  (request.body ? Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]))
