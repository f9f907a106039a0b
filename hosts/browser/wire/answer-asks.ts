import type { Answer, Ask, SentHead, SentRequest } from './messages.ts'

type Reply = (answer: Answer, transfer?: Transferable[]) => void

/** Answers what pages ask by `fetch`, as a server does over a network. Never throws. */
export function answerAsks(fetch: (request: Request) => Promise<Response>) {
  const streams = new Map<string, AbortController>()
  /** `gone`: streams end with who listened. All else that she asked for is done, as if the network had been lost behind her. */
  return async (ask: Ask, reply: Reply, gone: AbortSignal = new AbortController().signal): Promise<void> => {
    const { id } = ask
    if (ask.kind === 'stop') {
      streams.get(id)?.abort()
      streams.delete(id)
      return
    }
    const stopping = new AbortController()
    streams.set(id, stopping)
    try {
      const response = await fetch(toRequest(ask.request, stopping.signal))
      const head = headOf(response)
      if (isStream(response)) await sendPieces(id, head, response, AbortSignal.any([stopping.signal, gone]), reply)
      else {
        const body = response.body === null ? null : await response.arrayBuffer()
        reply({ kind: 'answer', id, head, body }, body ? [body] : [])
      }
    } catch {
      reply({ kind: 'broken', id })
    } finally {
      streams.delete(id)
    }
  }
}

const isStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream') ?? false

async function sendPieces(id: string, head: SentHead, response: Response, signal: AbortSignal, reply: Reply) {
  reply({ kind: 'head', id, head })
  const reader = response.body?.getReader()
  if (signal.aborted) void reader?.cancel()
  else signal.addEventListener('abort', () => void reader?.cancel())
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || !value) break
    reply({ kind: 'piece', id, bytes: value })
  }
  if (!signal.aborted) reply({ kind: 'end', id })
}

const toRequest = ({ url, method, headers, body }: SentRequest, signal: AbortSignal): Request =>
  new Request(url, { method, headers, body, signal })

/** With the server's own time, as over a network: her pages may go by another clock. */
const headOf = ({ status, headers }: Response): SentHead => ({
  status,
  headers: [...Array.from(headers), ['date', new Date().toUTCString()]],
})

/** A request with all of its body, to be sent. */
export async function toSent(request: Request): Promise<SentRequest> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return {
    url: request.url,
    method: request.method,
    headers: Array.from(request.headers),
    body: hasBody ? await request.arrayBuffer() : null,
  }
}
