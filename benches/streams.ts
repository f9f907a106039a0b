import { connect as openSocket, type Socket } from 'node:net'
import { uuid7 } from '@heraia/contract/uuid7'
import { call, connect, writeRequest } from './http/connection.ts'
import { percentiles } from './http/load.ts'
import type { Watcher } from './questions/watcher.ts'
import { whenCalm } from './when-calm.ts'

export interface StreamFigures {
  streams: number
  messages: number
  perSecond: number
  /** Milliseconds from sending a message until it is on the other person's stream. */
  p50: number
  p99: number
}

interface OpenStream {
  socket: Socket
  /** Resolves with the moment when this text came. */
  sees(text: string): Promise<number>
}

/**
 * Opens a stream for each watcher, then sends messages between pairs of them, `writers` at a time. The streams are open,
 * not just being opened: a thousand people who come within a second are looked up and announced for another second.
 */
export async function measureStreams(
  port: number,
  watchers: readonly Watcher[],
  options: { messages: number; writers: number },
): Promise<StreamFigures> {
  const streams = await openStreams(port, watchers)
  const half = Math.floor(watchers.length / 2)
  await openConversations(port, watchers, Math.min(half, options.messages))
  await whenCalm(port)
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    Array.from({ length: options.writers }, async (_, writer) => {
      const connection = await connect(port)
      for (let turn = writer; turn < options.messages; turn += options.writers) {
        // Everybody in turn: a client takes ten events a second, and what comes faster waits and comes together.
        const pair = turn % half
        const [from, to, stream] = [watchers[pair], watchers[pair + half], streams[pair + half]]
        if (!from || !to || !stream) throw new Error('There are too few watchers.')
        times.push(await sendAndSee(connection, from, to, stream))
      }
      connection.close()
    }),
  )
  const perSecond = times.length / ((performance.now() - start) / 1000)
  for (const { socket } of streams) socket.destroy()
  return { streams: streams.length, messages: times.length, perSecond, ...percentiles(times) }
}

type Connection = Awaited<ReturnType<typeof connect>>

async function sendAndSee(connection: Connection, from: Watcher, to: Watcher, stream: OpenStream): Promise<number> {
  const id = await conversationOf(connection, from, to)
  const messageId = uuid7()
  const seen = stream.sees(messageId)
  const start = performance.now()
  const sent = connection.ask(
    call('messages/send', from.token, { id, messageId, text: 'Legs like wet sand, head quite clear.' }),
  )
  const answer = await sent
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text()}`)
  return (await seen) - start
}

/** Before anything is timed: opening one and taking it is much more work than a message in it. */
async function openConversations(port: number, watchers: readonly Watcher[], pairs: number): Promise<void> {
  const half = Math.floor(watchers.length / 2)
  const connection = await connect(port)
  for (let pair = 0; pair < pairs; pair += 1) {
    const [from, to] = [watchers[pair], watchers[pair + half]]
    if (from && to) await conversationOf(connection, from, to)
  }
  connection.close()
}

const conversations = new Map<string, string>()

async function conversationOf(connection: Connection, from: Watcher, to: Watcher): Promise<string> {
  const pair = `${from.id} ${to.id}`
  const known = conversations.get(pair)
  if (known) return known
  const answer = await connection.ask(call('messages/open', from.token, { personId: to.id }))
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text()}`)
  const { json } = JSON.parse(answer.text()) as { json: { id: string } }
  // She does not know who writes: she takes the request, or only a few messages may come.
  const taken = await connection.ask(call('messages/answerRequest', to.token, { id: json.id, accept: true }))
  if (taken.status !== 200) throw new Error(`${taken.status} ${taken.text()}`)
  conversations.set(pair, json.id)
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
  const streams = await openStreams(port, many)
  const result = await work()
  for (const { socket } of streams) socket.destroy()
  return result
}

/** Some at a time, for a server takes so many new connections at once. */
async function openStreams(port: number, watchers: readonly Watcher[]): Promise<OpenStream[]> {
  const open: OpenStream[] = []
  for (let start = 0; start < watchers.length; start += 50) {
    open.push(...(await Promise.all(watchers.slice(start, start + 50).map((watcher) => openStream(port, watcher)))))
  }
  return open
}

async function openStream(port: number, { token }: Watcher): Promise<OpenStream> {
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
  socket.write(writeRequest({ method: 'GET', path: '/events', token }))
  await hello
  return { socket, sees: (text) => new Promise((resolve) => waiting.set(text, resolve)) }
}
