import { type Answer, connect } from './http/connection.ts'
import { type Load, percentiles, type Slice, slice, together } from './http/load.ts'
import { median } from './median.ts'

/** One thing to load: a port and what to ask there. */
export interface Side {
  port: number
  next: () => string
  /** Where what is asked next hangs on what was answered. */
  answered?: (answer: Answer) => void
}

export interface Pace {
  /** Of one slice. */
  seconds: number
  /** Slices of each side. */
  rounds: number
  /** Slices of each side that are not counted, before the others. Default: 1. */
  warm?: number
}

export interface Measured<Name extends string> {
  loads: Record<Name, Load>
  /** The first side's rate by each side's own, the median of the rounds. */
  shares: Record<Name, number>
  /** How many times as long as each side's half of the first side's answers take, the median of the rounds. */
  times: Record<Name, number>
}

/**
 * Short slices of each side in turn, forth and back, on connections that stay open: what disturbs the machine for a
 * second disturbs them alike. A share is taken within each round, and the median of the rounds counts.
 */
export async function measure<Name extends string>(
  sides: Record<Name, Side>,
  { connections, seconds, rounds, warm = 1 }: Pace & { connections: number },
): Promise<Measured<Name>> {
  const names = Object.keys(sides) as Name[]
  const open = new Map(
    await Promise.all(
      names.map(async (name) => {
        const opened = Array.from({ length: connections }, () => connect(sides[name].port))
        return [name, await Promise.all(opened)] as const
      }),
    ),
  )
  const loadOnce = (name: Name) => slice({ ...sides[name], connections: open.get(name) ?? [], seconds })
  for (let slices = 0; slices < warm; slices += 1) for (const name of names) await loadOnce(name)

  const taken = new Map<Name, Slice[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) taken.get(name)?.push(await loadOnce(name))
  }
  for (const connection of [...open.values()].flat()) connection.close()

  const [first] = names
  const ours = (first && taken.get(first)) ?? []
  const besideOurs = (figure: (slice: Slice) => number) => (theirs: Slice[]) =>
    median(
      theirs.map((each, round) => {
        const own = ours[round]
        return own ? figure(own) / figure(each) : Number.NaN
      }),
    )
  const of = <Value>(value: (slices: Slice[]) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(taken.get(name) ?? [])])) as Record<Name, Value>
  return {
    loads: of(together),
    shares: of(besideOurs(({ perSecond }) => perSecond)),
    times: of(besideOurs(({ times }) => percentiles(times).p50)),
  }
}
