import { invalid } from '../auth-error.ts'

/** In milliseconds. The sign of a millionth is there twice, as a micro and as a Greek letter. */
const UNITS: Record<string, number> = {
  ...{ h: 3_600_000, m: 60_000, s: 1000, ms: 1 },
  ...{ us: 1e-3, '\u00b5s': 1e-3, '\u03bcs': 1e-3, ns: 1e-6 },
}

/** `24h`, `1h30m`, or `none`, which ends it. undefined: nothing was said. Of a millisecond no part is kept. */
export function readBan(given: string, now: Date): Date | null | undefined {
  if (given === '') return undefined
  if (given === 'none') return null
  const parts = [...given.matchAll(/(\d+(?:\.\d+)?)(ns|us|\u00b5s|\u03bcs|ms|h|m|s)/g)]
  if (parts.map(([part]) => part).join('') !== given) throw invalid('invalid format for ban duration')
  const length = parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (UNITS[unit] ?? 0), 0)
  return new Date(Math.min(now.getTime() + length, Date.UTC(9999, 0)))
}
