/** Chance that comes out the same each time: the made-up world is the same in every place it is made. */
export interface Chance {
  /** 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  /** So many different ones, in chance order. */
  some<T>(from: readonly T[], count: number): T[]
  is(probability: number): boolean
  bytes(length: number): Uint8Array
}

/** Mulberry32 (Tommy Ettinger): 32 bits of state, good enough for names and numbers of likes. */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => {
    const one = from[int(0, from.length - 1)]
    if (one === undefined) throw new Error('There is nothing to pick from.')
    return one
  }
  return {
    next,
    int,
    pick,
    some: (from, count) => {
      const left = [...from]
      const taken: typeof left = []
      while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1))
      return taken
    },
    is: (probability) => next() < probability,
    bytes: (length) => Uint8Array.from({ length }, () => int(0, 255)),
  }
}
