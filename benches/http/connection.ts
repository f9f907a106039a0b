import { connect as openSocket } from 'node:net'

export interface Answer {
  status: number
  text(): string
}

export interface Connection {
  /** One request at a time. `request` is its bytes; see writeRequest. */
  ask(request: string): Promise<Answer>
  close(): void
}

/**
 * A keep-alive connection that does the least there is to do, for it shares the machine with what it measures, and
 * whose times are exact to the microsecond (load generators of npm round to milliseconds).
 */
export async function connect(port: number): Promise<Connection> {
  const socket = openSocket({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received: Buffer[] = []
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  const fail = (error: Error) => {
    waiting?.reject(error)
    waiting = null
  }
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed the connection.')))
  socket.on('data', (chunk) => {
    received.push(chunk)
    const answer = readAnswer(received)
    if (!answer) return
    received = []
    const done = waiting
    waiting = null
    done?.resolve(answer)
  })
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/** null until all of it is there. Knows lengths and chunks, which is what our servers send. */
function readAnswer(chunks: Buffer[]): Answer | null {
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  const isWhole = length
    ? bytes.length >= end + 4 + Number(length)
    : bytes.toString('latin1', Math.max(end + 4, bytes.length - 5)) === '0\r\n\r\n'
  if (!isWhole) return null
  return { status: Number(head.slice(9, 12)), text: () => bytes.toString('utf8', end + 4) }
}

export function writeRequest(request: {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  /** As every browser asks. */
  gzip?: boolean
  json?: unknown
}): string {
  const body = request.json === undefined ? '' : JSON.stringify(request.json)
  const lines = [
    `${request.method} ${request.path} HTTP/1.1`,
    'host: localhost',
    ...(request.token ? [`authorization: Bearer ${request.token}`] : []),
    ...(request.gzip ? ['accept-encoding: gzip'] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** A call as the web client makes it (the RPC protocol of oRPC). */
export const call = (procedure: string, token: string | undefined, input: unknown): string =>
  writeRequest({ method: 'POST', path: `/api/rpc/${procedure}`, token, json: { json: input } })
