import { type Load, load } from './http/load.ts'

/** One thing to load: a port and what to ask there. */
export interface Side {
  port: number
  next: () => string
}

/**
 * The sides in turn, three rounds: what disturbs the machine disturbs them alike. The median of each figure. The sides'
 * names are the caller's.
 */
export async function measure<Name extends string>(
  sides: Record<Name, Side>,
  options: { connections: number; seconds: number; rounds: number },
): Promise<Record<Name, Load>> {
  const names = Object.keys(sides) as Name[]
  const rounds = new Map<Name, Load[]>(names.map((name) => [name, []]))
  for (const name of names)
    await load({ ...sides[name], connections: options.connections, seconds: Math.min(2, options.seconds) })
  for (let round = 0; round < options.rounds; round += 1) {
    for (const name of names) {
      rounds.get(name)?.push(await load({ ...sides[name], connections: options.connections, seconds: options.seconds }))
    }
  }
  return Object.fromEntries(names.map((name) => [name, medianOf(rounds.get(name) ?? [])])) as Record<Name, Load>
}

function medianOf(loads: Load[]): Load {
  const median = (figure: keyof Load) =>
    loads.map((each) => each[figure]).sort((a, b) => a - b)[Math.floor(loads.length / 2)] ?? Number.NaN
  return { perSecond: median('perSecond'), p50: median('p50'), p99: median('p99'), processor: median('processor') }
}
