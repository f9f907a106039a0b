import { uuid7 } from '@heraia/contract/uuid7'
import { toSent } from './answer-asks.ts'
import type { Answer, Ask, SentHead } from './messages.ts'

interface Waiting {
  ask: Ask
  answered: (response: Response) => void
  failed: (error: unknown) => void
  /** Once a stream has begun. */
  stream: ReadableStreamDefaultController<Uint8Array> | null
}

/** Statuses that may have no body. */
const EMPTY = new Set([101, 204, 205, 304])

const toResponse = ({ status, headers }: SentHead, body: BodyInit | null): Response =>
  new Response(EMPTY.has(status) ? null : body, { status, headers })

const lost = () => new TypeError('Failed to fetch')

/** `fetch` whose other end is a port: what is asked goes by `send`, what comes back is given to `take`. */
export function askThrough(send: (ask: Ask, transfer?: Transferable[]) => void) {
  const waiting = new Map<string, Waiting>()

  async function fetch(request: Request): Promise<Response> {
    request.signal.throwIfAborted()
    const ask: Ask = { kind: 'ask', id: uuid7(), request: await toSent(request) }
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const one: Waiting = { ask, answered: resolve, failed: reject, stream: null }
    waiting.set(ask.id, one)
    request.signal.addEventListener('abort', () => {
      if (!waiting.delete(ask.id)) return
      send({ kind: 'stop', id: ask.id })
      const reason: unknown = request.signal.reason
      reject(reason)
      one.stream?.error(reason)
    })
    send(ask)
    return promise
  }

  function take(answer: Answer): void {
    const one = waiting.get(answer.id)
    if (!one) return
    if (answer.kind === 'head') return begin(one, answer.id, answer.head)
    if (answer.kind === 'piece') return one.stream?.enqueue(answer.bytes)
    waiting.delete(answer.id)
    if (answer.kind === 'answer') one.answered(toResponse(answer.head, answer.body))
    else if (answer.kind === 'end') one.stream?.close()
    else breakOff(one)
  }

  function begin(one: Waiting, id: string, head: SentHead) {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        one.stream = controller
      },
      cancel: () => {
        waiting.delete(id)
        send({ kind: 'stop', id })
      },
    })
    one.answered(toResponse(head, body))
  }

  return {
    fetch,
    take,
    /** Who answered is gone, and somebody else has taken over: streams break, all else is asked again. */
    askAgain: () => {
      for (const [id, one] of waiting) {
        if (one.stream) {
          waiting.delete(id)
          breakOff(one)
        } else send(one.ask)
      }
    },
  }
}

function breakOff({ stream, failed }: Waiting) {
  if (stream) stream.error(lost())
  else failed(lost())
}
