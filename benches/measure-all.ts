import { uuid7 } from '@heraia/contract/uuid7'
import { watcherEmail } from './big-world/sizes.ts'
import { call, writeRequest } from './http/connection.ts'
import { measure, type Side } from './measure.ts'
import { reads } from './questions/reads.ts'
import { signIn, type Watcher } from './questions/watcher.ts'
import { type Result, shareOf } from './result.ts'

interface Bench {
  /** Ports. */
  ours: number
  raw: number
  watchers: readonly Watcher[]
  pace: { seconds: number; rounds: number; connections: readonly number[] }
  /** Only questions that have this in their name. */
  only?: string
  say: (line: string) => void
}

interface Question {
  name: string
  next: () => string
  limit?: () => string
  bare?: () => string
  /** Instead of those of the run. */
  connections?: readonly number[]
  target: string
  isMet: (result: Omit<Result, 'met'>) => boolean | null
}

/** Every question at every number of connections. */
export async function measureAll(bench: Bench): Promise<Result[]> {
  const results: Result[] = []
  for (const question of questions(bench)) {
    if (bench.only && !question.name.includes(bench.only)) continue
    for (const connections of question.connections ?? bench.pace.connections) {
      bench.say(`${question.name}, ${connections} connections`)
      results.push(await measureOne(bench, question, connections))
    }
  }
  return results
}

async function measureOne({ ours, raw, pace }: Bench, question: Question, connections: number): Promise<Result> {
  const sides: Record<string, Side> = {
    ours: { port: ours, next: question.next },
    ...(question.limit ? { limit: { port: raw, next: question.limit } } : {}),
    ...(question.bare ? { bare: { port: raw, next: question.bare } } : {}),
  }
  const loads = await measure(sides, { ...pace, connections })
  if (!loads.ours) throw new Error('Nothing was measured.')
  const result = {
    question: question.name,
    connections,
    ours: loads.ours,
    limit: loads.limit ?? null,
    bare: loads.bare ?? null,
    target: question.target,
  }
  return { ...result, met: question.isMet(result) }
}

const get = (path: string) => () => writeRequest({ method: 'GET', path })

function questions({ watchers }: Bench): Question[] {
  let turn = 0
  const someone = (): Watcher => {
    turn += 1
    const watcher = watchers[turn % watchers.length]
    if (!watcher) throw new Error('Nobody is signed in.')
    return watcher
  }
  const atLeast = (share: number) => (result: Omit<Result, 'met'>) => (shareOf(result.ours, result.limit) ?? 0) >= share
  const isUnder = (milliseconds: number) => (result: Omit<Result, 'met'>) => result.ours.p50 < milliseconds
  return [
    {
      name: 'empty route',
      next: get('/healthz'),
      limit: get('/empty'),
      target: '',
      isMet: () => null,
    },
    ...reads.map(
      (read, index): Question => ({
        name: read.name,
        next: () => {
          const watcher = someone()
          return call(read.procedure, watcher.token, read.input(watcher, turn))
        },
        limit: get(`/sql/same-${index}`),
        ...(read.bare ? { bare: get(`/sql/bare-${index}`) } : {}),
        ...(read.under
          ? { connections: [1], target: `p50 < ${read.under}`, isMet: isUnder(read.under) }
          : { target: '50 % of the limit', isMet: atLeast(0.5) }),
      }),
    ),
    {
      name: 'send a message',
      next: () => {
        const { token, conversationId } = someone()
        return call('messages/send', token, { id: conversationId, messageId: uuid7(), text: 'See you at training.' })
      },
      target: '',
      isMet: () => null,
    },
    {
      name: 'sign in (limit: verifying the password hash)',
      next: () => {
        turn += 1
        return signIn(watcherEmail(1 + (turn % watchers.length)))
      },
      limit: get('/verify'),
      target: 'the hash is 90 % of it',
      isMet: atLeast(0.9),
    },
    {
      name: 'home page, kept (limit: an empty route)',
      next: get('/'),
      limit: get('/empty'),
      target: '1,000 a second',
      isMet: ({ ours }) => ours.perSecond >= 1000,
    },
    {
      name: 'home page, drawn each time',
      next: () => {
        turn += 1
        return writeRequest({ method: 'GET', path: `/?turn=${turn}` })
      },
      limit: get('/empty'),
      target: '400 a second',
      isMet: ({ ours }) => ours.perSecond >= 400,
    },
  ]
}
