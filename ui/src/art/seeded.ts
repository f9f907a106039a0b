export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number
  between(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
}

/** The same seed always gives the same numbers (FNV-1a into mulberry32), so a drawing belongs to its id. */
export function seeded(seed: string): Chance {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
