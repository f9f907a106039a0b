import { expect, onTestFinished, test, vi } from 'vitest'
import { joinTabs, type Leading, type Leads, type Lock } from './leader.ts'
import type { Answer, Ask, ToPage } from './messages.ts'

const OLD = '2026-01-01T00:00:00.000Z'
const NEW = '2026-02-01T00:00:00.000Z'
const request = { url: 'http://heraia.test/api', method: 'GET', headers: [], body: null }

test('one tab leads, and another one takes over when it is gone', async () => {
  const tabs = aBrowser()
  const first = tabs.open(OLD)
  const second = tabs.open(OLD)
  await vi.waitFor(() => expect(second.heard).toContainEqual({ kind: 'state', state: isOpen }))
  expect([first.led, second.led]).toEqual([1, 0])
  first.dies()
  await vi.waitFor(() => expect(second.led).toBe(1))
})

test('a tab of a newer build takes the database from one of an older build, which says so and takes it no more', async () => {
  const tabs = aBrowser()
  const old = tabs.open(OLD)
  const older = tabs.open(OLD)
  await vi.waitFor(() => expect(older.heard).toContainEqual({ kind: 'state', state: isOpen }))
  const newer = tabs.open(NEW)
  await vi.waitFor(() => expect(newer.led).toBe(1))
  for (const tab of [old, older])
    await vi.waitFor(() => expect(tab.heard.at(-1)).toEqual({ kind: 'state', state: { phase: 'outdated' } }))

  // The one that waited longer may have had it for a moment.
  expect([old.gaveUp, older.gaveUp]).toEqual([1, older.led])

  // What she still does there is answered by the newer one.
  old.asks({ kind: 'ask', id: 'one', request })
  await vi.waitFor(() => expect(newer.taken).toContain('one'))
  newer.dies()
  const again = tabs.open(NEW)
  await vi.waitFor(() => expect(again.led).toBe(1))
  expect([old.led, older.led]).toEqual([old.gaveUp, older.gaveUp])
})

test('what the older one has not answered when it leaves it answers no more: the newer one is asked', async () => {
  const tabs = aBrowser()
  const old = tabs.open(OLD)
  await vi.waitFor(() => expect(old.led).toBe(1))
  const beside = tabs.open(OLD)
  old.asks({ kind: 'ask', id: 'hers', request })
  beside.asks({ kind: 'ask', id: 'other', request })
  await vi.waitFor(() => expect(old.taken).toEqual(['hers', 'other']))
  const newer = tabs.open(NEW)
  await vi.waitFor(() => expect(newer.led).toBe(1))
  for (const [id, tab] of [['hers', old] as const, ['other', beside] as const]) {
    old.answers({ kind: 'end', id })
    tab.asks({ kind: 'ask', id, request })
    await vi.waitFor(() => expect(newer.taken).toContain(id))
    newer.answers({ kind: 'broken', id })
    await vi.waitFor(() => expect(tab.heard).toContainEqual({ kind: 'broken', id }))
    expect(tab.heard).not.toContainEqual({ kind: 'end', id })
  }
})

test('an older page that comes back from a cache leaves it to the newer one', async () => {
  const tabs = aBrowser()
  const newer = tabs.open(NEW)
  const old = tabs.open(OLD)
  await vi.waitFor(() => expect(old.heard).toContainEqual({ kind: 'state', state: { phase: 'outdated' } }))
  expect([newer.led, newer.gaveUp, old.led]).toEqual([1, 0, 0])
})

test('a stream ends with the tab that listened to it, and no other one does', async () => {
  const tabs = aBrowser()
  const first = tabs.open(OLD)
  await vi.waitFor(() => expect(first.led).toBe(1))
  const closed = tabs.open(OLD)
  const stays = tabs.open(OLD)
  closed.asks({ kind: 'ask', id: 'hers', request })
  stays.asks({ kind: 'ask', id: 'other', request })
  await vi.waitFor(() => expect(first.taken.toSorted()).toEqual(['hers', 'other']))
  closed.dies()
  await vi.waitFor(() => expect(first.gone.get('hers')?.aborted).toBe(true))
  expect(first.gone.get('other')?.aborted).toBe(false)
})

test('where a browser ties no tabs together, each answers its own page, and none another one', async () => {
  const tabs = aBrowser({ as: 'alone' })
  const first = tabs.open(OLD)
  const second = tabs.open(NEW)
  await vi.waitFor(() => expect([first.led, second.led]).toEqual([1, 1]))
  first.asks({ kind: 'ask', id: 'one', request })
  second.asks({ kind: 'ask', id: 'two', request })
  const third = tabs.open(NEW)
  await vi.waitFor(() => expect(third.led).toBe(1))
  expect([first.taken, second.taken, third.taken]).toEqual([['one'], ['two'], []])
  expect([first.as, first.gaveUp]).toEqual(['alone', 0])
  for (const { heard } of [first, second, third]) expect(heard).toEqual([{ kind: 'state', state: isOpen }])
})

const isOpen = { phase: 'open', keeping: 'kept', renewed: null } as const

/** Tabs that hear each other, and a lock for one of them at a time, as a browser has it; `alone`: it refuses locks. */
function aBrowser({ as = 'for all' }: { as?: Leads } = {}) {
  const name = crypto.randomUUID()
  const waiting: { work: Parameters<Lock>[0]; signal: AbortSignal; gone: Promise<void> }[] = []
  const ends = new Map<string, Promise<void>>()
  let isHeld = false
  async function next() {
    const one = isHeld ? undefined : waiting.shift()
    if (!one) return
    isHeld = true
    if (!one.signal.aborted) await Promise.race([one.work(as), one.gone])
    isHeld = false
    void next()
  }
  return {
    open(madeAt: string) {
      const channel = new BroadcastChannel(name)
      onTestFinished(() => channel.close())
      const { promise: gone, resolve: goes } = Promise.withResolvers<void>()
      const lock: Lock = (work, signal) => {
        if (as === 'alone') return queueMicrotask(() => void work(as))
        waiting.push({ work, signal, gone })
        queueMicrotask(() => void next())
      }
      const id = crypto.randomUUID()
      ends.set(id, gone)
      const tab = {
        gone: new Map<string, AbortSignal | undefined>(),
        heard: [] as ToPage[],
        led: 0,
        as: null as Leads | null,
        gaveUp: 0,
        taken: [] as string[],
      }
      const replies = new Map<string, Parameters<Leading['take']>[1]>()
      const joined = joinTabs({
        ...{ tab: id, channel, lock, madeAt },
        lives: () => true,
        whenGone: (other, then) => void ends.get(other)?.then(then),
        toPage: (message) => void tab.heard.push(message),
        lead: (all, leads) => {
          tab.led += 1
          tab.as = leads
          queueMicrotask(() => all.tellState(isOpen))
          return {
            take: (message, reply, end) => {
              if (message.kind !== 'ask') return
              tab.taken.push(message.id)
              replies.set(message.id, reply)
              tab.gone.set(message.id, end)
            },
            state: () => isOpen,
            giveUp: async () => void (tab.gaveUp += 1),
          }
        },
        onNewLeader: () => {},
      })
      return Object.assign(tab, {
        asks: (ask: Ask) => joined.send(ask),
        answers: (answer: Answer) => replies.get(answer.id)?.(answer),
        dies: () => {
          channel.close()
          goes()
        },
      })
    },
  }
}
