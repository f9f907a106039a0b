import { connect as openSocket, type Socket } from 'node:net'
import { uuid7 } from '@heraia/contract/uuid7'
import { call, connect, writeRequest } from './http/connection.ts'
import { type Load, type Slice, together } from './http/load.ts'
import { median } from './median.ts'
import { sendBare } from './questions/bare-message.ts'
import type { Watcher } from './questions/watcher.ts'
import { readProcessorTime } from './read-metrics.ts'
import { whenCalm } from './when-calm.ts'

const ROUNDS = 8

export interface StreamFigures {
  streams: number
  messages: number
  /** Times are from sending a message until it is on the other person's stream. */
  ours: Load
  /** The same of what writes a message down in one statement and tells the stream that this process has open. */
  limit: Load
  /** Our rate by the limit's, the median of the rounds. */
  share: number
}

/** Where messages are sent and streams are open. */
interface Side {
  port: number
  /** The request that opens her stream. */
  opens: (watcher: Watcher) => string
  sends: (message: { id: string; conversationId: string; from: Watcher; to: Watcher }) => string
}

const product = (port: number): Side => ({
  port,
  opens: ({ token }) => writeRequest({ method: 'GET', path: '/events', token }),
  sends: ({ id, conversationId, from }) =>
    call('messages/send', from.token, {
      ...{ id: conversationId, messageId: id, text: 'Legs like wet sand, head quite clear.' },
    }),
})

const bare = (port: number): Side => ({
  port,
  opens: ({ id }) => writeRequest({ method: 'GET', path: `/stream/${id}` }),
  sends: ({ id, conversationId, from, to }) => sendBare({ conversationId, from: from.id, to: to.id, messageId: id }),
})

type Connection = Awaited<ReturnType<typeof connect>>

interface OpenSide extends Side {
  streams: OpenStream[]
  writers: Connection[]
  /** How many messages were sent here. */
  sent: number
  slices: Slice[]
}

/**
 * Opens a stream for each watcher, here and at the limit, then sends messages between pairs of them, `writers` at a time,
 * some here and some there in turn. The streams are open, not just being opened: a thousand people who come within a second
 * are looked up and announced for another second.
 */
export async function measureStreams(
  ports: { ours: number; raw: number },
  watchers: readonly Watcher[],
  options: { messages: number; writers: number },
): Promise<StreamFigures> {
  const sides = await Promise.all([
    openSide(product(ports.ours), watchers, options.writers),
    openSide(bare(ports.raw), watchers, options.writers),
  ])
  const [ours, limit] = sides
  await openConversations(ports.ours, watchers)
  await whenCalm(ports.ours)
  const each = Math.ceil(options.messages / ROUNDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      side.slices.push(await sendSome(side, watchers, each))
  }
  for (const { streams, writers } of sides) {
    for (const { socket } of streams) socket.destroy()
    for (const writer of writers) writer.close()
  }
  const shares = ours.slices.map(({ perSecond }, round) => perSecond / (limit.slices[round]?.perSecond ?? Number.NaN))
  return {
    ...{ streams: watchers.length, messages: ours.sent, ours: together(ours.slices) },
    ...{ limit: together(limit.slices), share: median(shares) },
  }
}

async function openSide(side: Side, watchers: readonly Watcher[], writers: number): Promise<OpenSide> {
  return {
    ...side,
    streams: await openStreams(side, watchers),
    writers: await Promise.all(Array.from({ length: writers }, () => connect(side.port))),
    ...{ sent: 0, slices: [] },
  }
}

/** Each writer sends again as soon as hers was seen. */
async function sendSome(side: OpenSide, watchers: readonly Watcher[], messages: number): Promise<Slice> {
  const times: number[] = []
  const before = await readProcessorTime(side.port)
  const start = performance.now()
  const last = side.sent + messages
  await Promise.all(
    side.writers.map(async (connection) => {
      while (side.sent < last) {
        side.sent += 1
        times.push(await sendAndSee(connection, side, watchers))
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - start) / 1000)
  return { perSecond, times, processor: (await readProcessorTime(side.port)) - before }
}

async function sendAndSee(connection: Connection, side: OpenSide, watchers: readonly Watcher[]): Promise<number> {
  const half = Math.floor(watchers.length / 2)
  // Everybody in turn: a client takes ten events a second, and what comes faster waits and comes together.
  const pair = side.sent % half
  const [from, to, stream] = [watchers[pair], watchers[pair + half], side.streams[pair + half]]
  if (!from || !to || !stream) throw new Error('There are too few watchers.')
  const id = uuid7()
  const request = side.sends({ ...{ id, from, to }, conversationId: conversationOf(from, to) })
  const seen = stream.sees(id)
  const start = performance.now()
  const answer = await connection.ask(request)
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text()}`)
  return (await seen) - start
}

const conversations = new Map<string, string>()
const pairOf = (from: Watcher, to: Watcher) => `${from.id} ${to.id}`

function conversationOf(from: Watcher, to: Watcher): string {
  const id = conversations.get(pairOf(from, to))
  if (!id) throw new Error('These two have no conversation.')
  return id
}

/** Before anything is timed: opening one and taking it is much more work than a message in it. */
async function openConversations(port: number, watchers: readonly Watcher[]): Promise<void> {
  const half = Math.floor(watchers.length / 2)
  const connection = await connect(port)
  for (let pair = 0; pair < half; pair += 1) {
    const [from, to] = [watchers[pair], watchers[pair + half]]
    if (from && to && !conversations.has(pairOf(from, to)))
      conversations.set(pairOf(from, to), await openConversation(connection, from, to))
  }
  connection.close()
}

async function openConversation(connection: Connection, from: Watcher, to: Watcher): Promise<string> {
  const answer = await connection.ask(call('messages/open', from.token, { personId: to.id }))
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text()}`)
  const { json } = JSON.parse(answer.text()) as { json: { id: string } }
  // She does not know who writes: she takes the request, or only a few messages may come.
  const taken = await connection.ask(call('messages/answerRequest', to.token, { id: json.id, accept: true }))
  if (taken.status !== 200) throw new Error(`${taken.status} ${taken.text()}`)
  return json.id
}

/** Holds open this many streams, several a watcher, for as long as `work` takes. */
export async function withStreams<T>(
  port: number,
  watchers: readonly Watcher[],
  count: number,
  work: () => Promise<T>,
): Promise<T> {
  const many = Array.from({ length: count }, (_, index) => watchers[index % watchers.length]).filter(
    (it) => it !== undefined,
  )
  const streams = await openStreams(product(port), many)
  const result = await work()
  for (const { socket } of streams) socket.destroy()
  return result
}

interface OpenStream {
  socket: Socket
  /** Resolves with the moment when this text came. */
  sees(text: string): Promise<number>
}

/** Some at a time, for a server takes so many new connections at once. */
async function openStreams(side: Side, watchers: readonly Watcher[]): Promise<OpenStream[]> {
  const open: OpenStream[] = []
  for (let start = 0; start < watchers.length; start += 50) {
    const some = watchers.slice(start, start + 50)
    open.push(...(await Promise.all(some.map((watcher) => openStream(side.port, side.opens(watcher))))))
  }
  return open
}

async function openStream(port: number, request: string): Promise<OpenStream> {
  const socket = openSocket({ port, host: '127.0.0.1', noDelay: true })
  const waiting = new Map<string, (at: number) => void>()
  let greeted: () => void = () => {}
  const hello = new Promise<void>((resolve, reject) => {
    greeted = resolve
    socket.once('error', reject).once('close', () => reject(new Error('The stream was closed.')))
  })
  socket.on('data', (chunk) => {
    const at = performance.now()
    const text = chunk.toString('latin1')
    if (text.includes('event: hello')) greeted()
    for (const [awaited, resolve] of waiting) {
      if (!text.includes(awaited)) continue
      waiting.delete(awaited)
      resolve(at)
    }
  })
  socket.write(request)
  await hello
  return { socket, sees: (text) => new Promise((resolve) => waiting.set(text, resolve)) }
}
