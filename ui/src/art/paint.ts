import type { Chance } from './seeded.ts'

/** The colours of one drawing: what lies behind, three that play, and the one lines are drawn in. */
export interface Paint {
  ground: string
  first: string
  second: string
  spark: string
  line: string
}

const paint = (ground: string, first: string, second: string, spark: string, line = 'chalk'): Paint => ({
  ground: `var(--art-${ground})`,
  first: `var(--art-${first})`,
  second: `var(--art-${second})`,
  spark: `var(--art-${spark})`,
  line: `var(--art-${line})`,
})

const paints: readonly [Paint, ...Paint[]] = [
  paint('track', 'plum', 'clay', 'sun'),
  paint('plum', 'track', 'orchid', 'sun'),
  paint('sun', 'track', 'clay', 'plum'),
  paint('blush', 'track', 'orchid', 'plum'),
  paint('turf', 'plum', 'lime', 'sun'),
  paint('pool', 'plum', 'ice', 'sun'),
  paint('clay', 'plum', 'track', 'ice'),
  paint('ice', 'pool', 'plum', 'track'),
  paint('orchid', 'plum', 'blush', 'lime'),
  paint('lime', 'turf', 'plum', 'track'),
]

export const pickPaint = (chance: Chance): Paint => chance.pick(paints)
