import type { Chance } from './seeded.ts'

/** The colours of one drawing: what lies behind, three that play, and the one lines are drawn in. */
export interface Paint {
  ground: string
  first: string
  second: string
  spark: string
  line: string
  /** Whoever stands on the ground. */
  body: string
}

const paint = (ground: string, first: string, second: string, spark: string, body = 'ink'): Paint => ({
  ground: `var(--art-${ground})`,
  first: `var(--art-${first})`,
  second: `var(--art-${second})`,
  spark: `var(--art-${spark})`,
  line: 'var(--art-chalk)',
  body: `var(--art-${body})`,
})

const paints: readonly [Paint, ...Paint[]] = [
  paint('track', 'plum', 'clay', 'sun'),
  paint('plum', 'track', 'orchid', 'sun', 'clay'),
  paint('sun', 'track', 'clay', 'plum'),
  paint('blush', 'track', 'orchid', 'plum'),
  paint('turf', 'plum', 'lime', 'sun'),
  paint('pool', 'plum', 'ice', 'sun', 'blush'),
  paint('clay', 'plum', 'track', 'ice'),
  paint('ice', 'plum', 'pool', 'track', 'clay'),
  paint('orchid', 'plum', 'blush', 'lime'),
  paint('lime', 'plum', 'turf', 'track'),
]

export const pickPaint = (chance: Chance): Paint => chance.pick(paints)

/** The same colours in other roles, for scenes without people. */
export const stir = (chance: Chance, paint: Paint): Paint =>
  chance.next() < 0.5 ? paint : { ...paint, first: paint.second, second: paint.first }
