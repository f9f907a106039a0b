import type { Ports } from '../ports.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'
import { NEWS_AT_ONCE, type News, readNews } from './read-log.ts'

const MOST_PEOPLE = 1000
const RETRY_MS = { first: 200, most: 5000 }

export interface LogFollower {
  /** These people may have news; what is known of it already need not be read. */
  wake(people: Iterable<string>, news?: readonly News[]): void
  close(): void
}

/**
 * Brings what is in people's logs to their streams. One query at a time for everybody who was woken meanwhile, so
 * under load there are few large queries rather than many small ones. While the database is gone it tries again.
 */
export function followLog(ports: Pick<Ports, 'db' | 'log'>, streams: OpenStreams): LogFollower {
  const woken = new Set<string>()
  let isReading = false
  let isClosed = false
  let retryMs = RETRY_MS.first
  let timer: ReturnType<typeof setTimeout> | undefined

  async function read(): Promise<void> {
    isReading = true
    while (woken.size > 0 && !isClosed) {
      const people = take(woken, MOST_PEOPLE)
      try {
        const after = positionsOf(people)
        if (after.size > 0) deliver(after, await readNews(ports.db, after))
        retryMs = RETRY_MS.first
      } catch (error) {
        for (const id of people) woken.add(id)
        ports.log.warn({ error: String(error), retryMs }, 'live events wait for the database')
        await new Promise<void>((resolve) => {
          timer = setTimeout(resolve, retryMs)
        })
        retryMs = Math.min(retryMs * 2, RETRY_MS.most)
      }
    }
    isReading = false
  }

  /** From where each person's log must be read, so that none of her streams that have room misses any. */
  function positionsOf(people: string[]): Map<string, number> {
    const after = new Map<string, number>()
    for (const id of people) {
      const ready = streams.of(id).filter(takesMore)
      if (ready.length > 0) after.set(id, Math.min(...ready.map((stream) => stream.seq)))
    }
    return after
  }

  function deliver(after: Map<string, number>, all: News[]): void {
    for (const [personId, news] of Map.groupBy(all, (each) => each.personId)) {
      // Who stands before what was read (opened or got room meanwhile) has been woken herself.
      const ready = streams.of(personId).filter((stream) => stream.seq >= (after.get(personId) ?? 0))
      for (const stream of ready) hand(stream, news)
      if (news.length === NEWS_AT_ONCE) woken.add(personId)
    }
  }

  /** Hands on what comes right after all that a person's streams have. false: something is missing between. */
  function handAtOnce(personId: string, news: readonly News[]): boolean {
    const open = streams.of(personId)
    let isWhole = true
    for (const each of news) {
      const waiting = open.filter((stream) => stream.seq < each.seq)
      isWhole = waiting.every((stream) => stream.seq === each.seq - 1 && takesMore(stream))
      if (!isWhole) break
      for (const stream of waiting) hand(stream, [each])
    }
    return isWhole
  }

  return {
    wake: (people, known = []) => {
      const byPerson = Map.groupBy(known, (each) => each.personId)
      for (const id of people) {
        const news = byPerson.get(id)
        if (streams.of(id).length > 0 && !(news && handAtOnce(id, news))) woken.add(id)
      }
      if (!isReading && woken.size > 0) void read()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Two streams of one person may stand at different numbers. */
function hand(stream: OpenStream, news: readonly News[]): void {
  const fresh = news.filter((each) => each.seq > stream.seq)
  const last = fresh.at(-1)
  if (!last) return
  stream.seq = last.seq
  stream.send(fresh)
}

function takesMore(stream: OpenStream): boolean {
  stream.isBehind = !stream.hasRoom()
  return !stream.isBehind
}

function take(set: Set<string>, most: number): string[] {
  const taken: string[] = []
  for (const id of set) {
    if (taken.length === most) break
    taken.push(id)
    set.delete(id)
  }
  return taken
}
