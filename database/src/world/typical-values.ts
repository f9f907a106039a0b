import type { Chance } from './chance.ts'
import type { WorldDiscipline } from './makings.ts'

/** What is counted in a match, in the middle. */
const inAMatch: Record<string, number> = {
  points: 13,
  goals: 1.4,
  assists: 3,
  rebounds: 6,
  saves: 7,
  tries: 0.6,
  runs: 24,
  wickets: 1.3,
  hits: 1.4,
  aces: 1.5,
  blocks: 1.7,
  kills: 10,
  won: 2.4,
}
const known: Record<string, number> = {
  'golf-18-holes': 73,
  'golf-72-holes': 291,
  'skiing-fis': 45,
  'sailing-net': 38,
  'equestrian-jumping': 6,
  'equestrian-eventing': 32,
  'cycling-24h': 210_000,
  'cycling-hour': 43_000,
  'running-24h': 190_000,
  'athletics-heptathlon': 5400,
  'athletics-pentathlon': 4100,
  'cycling-omnium': 95,
}

/** What a good athlete reaches in this discipline, in its base unit. */
export function typicalValue(chance: Chance, { code, measure, range, adds }: WorldDiscipline): number {
  const better = 0.94 + chance.next() * 0.12
  if (known[code]) return known[code] * better
  if (adds) return (inAMatch[code.split('-').at(-1) ?? ''] ?? 2) * better
  switch (measure) {
    case 'time':
      // Races have a fastest time that nobody reaches; other courses take a minute or two.
      return range.least > 1 ? range.least * (code.includes('swimming') ? 1.75 : 1.5) * better : 82 * better
    case 'position':
      return 3 + chance.int(0, 5)
    case 'distance':
    case 'height':
      return range.most * 0.64 * better
    case 'weight':
      return range.most * 0.38 * better
    default:
      return range.most * 0.66 * better
  }
}

/** One result of hers, a little off what she can do: by a share that is usual for the measure. */
export function oneValue(chance: Chance, discipline: WorldDiscipline, level: number): number {
  const { measure, range, adds, better } = discipline
  const off = (chance.next() + chance.next() - 1) * apart[measure]
  // Good days are fewer than others; what is counted in a match goes both ways.
  const usual = adds ? 0 : better === 'lower' ? apart[measure] / 2 : -apart[measure] / 2
  const value = level * (1 + off + usual)
  const isWhole = adds || measure === 'position' || measure === 'points'
  const bounded = Math.min(range.most, Math.max(range.least, isWhole ? Math.round(value) : value))
  return Math.round(bounded * 100) / 100
}

const apart: Record<WorldDiscipline['measure'], number> = {
  time: 0.02,
  distance: 0.05,
  height: 0.05,
  weight: 0.04,
  score: 0.06,
  points: 0.9,
  position: 0.8,
}
