import { uuid7 } from '@heraia/contract/uuid7'
import { watcherEmail } from '../big-world/sizes.ts'
import { type Answer, call, writeRequest } from '../http/connection.ts'
import type { Side } from '../measure.ts'
import type { Result } from '../result.ts'
import { sendBare } from './bare-message.ts'
import { placeOrder } from './place-order.ts'
import { reads } from './reads.ts'
import { refresh, signIn, type Watcher } from './watcher.ts'

type Unjudged = Omit<Result, 'met'>

export interface Question {
  name: string
  ours: Side
  limit?: Side
  bare?: Side
  /** Instead of those of the run. */
  connections?: readonly number[]
  /** Of one slice; for what takes long. */
  seconds?: number
  /** Slices before it counts, where more code runs than is compiled by the usual ones. */
  warm?: number
  target: string
  isMet: (result: Unjudged) => boolean | null
}

const get = (path: string) => () => writeRequest({ method: 'GET', path })

const atLeast = (share: number) => (result: Unjudged) => (result.share ?? 0) >= share
const isUnder = (milliseconds: number) => (result: Unjudged) => result.ours.p50 < milliseconds
const reaches = (perSecond: number) => (result: Unjudged) => result.ours.perSecond >= perSecond
const unjudged = () => null

/** Everything that is asked. `ours` and `raw` are ports. */
export function allQuestions({ ours, raw, watchers }: { ours: number; raw: number; watchers: readonly Watcher[] }) {
  let turn = 0
  let placed = 0
  const someone = (): Watcher => {
    turn += 1
    const watcher = watchers[turn % watchers.length]
    if (!watcher) throw new Error('Nobody is signed in.')
    return watcher
  }
  const of = (port: number, next: () => string): Side => ({ port, next })
  const emptyOfOurs = of(ours, get('/healthz'))
  const emptyOfRaw = of(raw, get('/empty'))

  const everyRead = reads.flatMap((read, index): Question[] => {
    const question: Question = {
      name: read.name,
      ours: of(ours, () => {
        const watcher = someone()
        return call(read.procedure, watcher.token, read.input(watcher, turn))
      }),
      limit: of(raw, get(`/sql/same-${index}`)),
      ...(read.bare ? { bare: of(raw, get(`/sql/bare-${index}`)) } : {}),
      ...{ target: '50 % of the limit', isMet: atLeast(0.5) },
    }
    if (!read.under) return [question]
    // How long she waits is judged while nobody else asks: of many, half wait for the others.
    const alone = { connections: [1], target: `p50 < ${read.under}`, isMet: isUnder(read.under) }
    return [
      { ...question, ...alone },
      { ...question, warm: 1 },
    ]
  })

  const accounts: Question[] = [
    {
      name: 'sign in (limit: verifying the password hash)',
      ours: of(ours, () => {
        turn += 1
        return signIn(watcherEmail(1 + (turn % watchers.length)))
      }),
      limit: of(raw, get('/verify')),
      connections: [1, 16, 64],
      seconds: 2,
      target: 'the hash is 90 % of it',
      isMet: atLeast(0.9),
    },
    {
      name: 'refresh a session (limit: an empty route of ours; by hand: its bare write and a signature)',
      ours: refreshing(ours, watchers),
      limit: emptyOfOurs,
      bare: of(raw, get('/signed/refresh')),
      warm: 30,
      target: 'a third of the limit',
      isMet: atLeast(1 / 3),
    },
    {
      name: 'read the signed-in user (limit: an empty route of ours)',
      ours: of(ours, () => writeRequest({ method: 'GET', path: '/auth/v1/user', token: someone().token })),
      limit: emptyOfOurs,
      target: 'a third of the limit',
      isMet: atLeast(1 / 3),
    },
  ]

  return [
    { name: 'empty route', ours: emptyOfOurs, limit: emptyOfRaw, target: '', isMet: unjudged },
    ...everyRead,
    {
      name: 'send a message (limit: one bare statement)',
      ours: of(ours, () => {
        const { token, conversationId } = someone()
        return call('messages/send', token, { id: conversationId, messageId: uuid7(), text: 'See you at training.' })
      }),
      limit: of(raw, () => {
        const { id, conversationId, partnerId } = someone()
        return sendBare({ conversationId, from: id, to: partnerId, messageId: uuid7() })
      }),
      target: '',
      isMet: unjudged,
    },
    {
      name: 'place an order (limit: one bare statement)',
      ours: of(ours, () => {
        placed += 1
        return placeOrder(watchers, placed)
      }),
      limit: of(raw, get('/sql/place-order')),
      target: '',
      isMet: unjudged,
    },
    ...accounts,
    {
      name: 'home page, kept (limit: an empty route)',
      ours: of(ours, () => writeRequest({ method: 'GET', path: '/', gzip: true })),
      limit: emptyOfRaw,
      target: '1,000 a second',
      isMet: reaches(1000),
    },
    {
      name: 'home page, drawn each time',
      ours: of(ours, () => {
        turn += 1
        return writeRequest({ method: 'GET', path: `/?turn=${turn}`, gzip: true })
      }),
      limit: emptyOfRaw,
      target: '400 a second',
      isMet: reaches(400),
    },
  ] satisfies Question[] as Question[]
}

/** Each token is used once, as clients do: the answer brings the one to use next. */
function refreshing(port: number, watchers: readonly Watcher[]): Side {
  const tokens = watchers.map((watcher) => watcher.refreshToken)
  return {
    port,
    next: () => refresh(tokens.shift() ?? ''),
    answered: (answer: Answer) => {
      // Reading all of it would take longer than asking, of the processors that the server shares.
      tokens.push(/"refresh_token":"([^"]+)"/.exec(answer.text())?.[1] ?? '')
    },
  }
}
