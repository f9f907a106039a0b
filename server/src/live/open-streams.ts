import type { LiveFrame } from './event-frame.ts'
import { type PacedStream, pacedStream } from './paced-stream.ts'

/** One client that listens: a tab, a device. */
export interface OpenStream extends PacedStream {
  personId: string
  sessionId: string
  /** Everything of her log up to this number is on its way to the client. */
  seq: number
  /** When the access token that opened it is over; null: never. */
  endsAt: Date | null
  /** It had no room when there was news; it reads its log once it has. */
  isBehind: boolean
}

/** The open streams of this process, by person. */
export interface OpenStreams {
  add(stream: { personId: string; sessionId: string; seq: number; endsAt: Date | null }): OpenStream
  of(personId: string): readonly OpenStream[]
  people(): string[]
  all(): OpenStream[]
  count(): number
  sendTo(people: readonly string[], frame: LiveFrame): void
}

export function openStreams(on: {
  first: (personId: string) => void
  last: (personId: string) => void
  /** A stream that was behind has room again. */
  caughtBreath: (personId: string) => void
}): OpenStreams {
  const byPerson = new Map<string, OpenStream[]>()
  let count = 0

  function remove(stream: OpenStream): void {
    const rest = (byPerson.get(stream.personId) ?? []).filter((each) => each !== stream)
    count -= 1
    if (rest.length > 0) {
      byPerson.set(stream.personId, rest)
    } else {
      byPerson.delete(stream.personId)
      on.last(stream.personId)
    }
  }

  return {
    add: (of) => {
      const stream: OpenStream = {
        ...of,
        isBehind: false,
        ...pacedStream({
          room: () => {
            if (stream.isBehind) on.caughtBreath(of.personId)
          },
          closed: () => remove(stream),
        }),
      }
      const others = byPerson.get(of.personId)
      byPerson.set(of.personId, [...(others ?? []), stream])
      count += 1
      if (!others) on.first(of.personId)
      return stream
    },
    of: (personId) => byPerson.get(personId) ?? [],
    people: () => [...byPerson.keys()],
    all: () => [...byPerson.values()].flat(),
    count: () => count,
    sendTo: (people, frame) => {
      for (const id of people) for (const stream of byPerson.get(id) ?? []) stream.send([frame])
    },
  }
}
