import { athletes } from './art/athletes.tsx'
import { balls } from './art/balls.tsx'
import { court } from './art/court.tsx'
import { hero } from './art/hero.tsx'
import { pickPaint } from './art/paint.ts'
import { pitch } from './art/pitch.tsx'
import { pool } from './art/pool.tsx'
import { road } from './art/road.tsx'
import type { Scene } from './art/scene.ts'
import { seeded } from './art/seeded.ts'
import { track } from './art/track.tsx'
import { classNames } from './class-names.ts'

const scenes = { track, court, pool, pitch, road, balls, athletes, hero } satisfies Record<string, Scene>

export type ArtScene = keyof typeof scenes

export interface DrawnArtProps {
  /** The id of whatever it stands for: the same id always gives the same drawing. */
  seed: string
  /** Left out, the seed chooses one (never `hero`). */
  scene?: ArtScene
  /** Give it a size or an aspect, such as "aspect-video w-full"; the drawing fills it and is cropped. */
  className?: string
}

/** What stays where a place is wider than the drawing: heads, and where the road goes. */
const kept: Partial<Record<ArtScene, string>> = { athletes: 'xMidYMin slice', road: 'xMidYMax slice' }

const chosen: readonly [ArtScene, ...ArtScene[]] = ['track', 'court', 'pool', 'pitch', 'road', 'balls', 'athletes']

/** A drawing for covers, listings and empty places: pure decoration, hidden from screen readers. */
export function DrawnArt({ seed, scene, className }: DrawnArtProps) {
  const chance = seeded(seed)
  const paint = pickPaint(chance)
  const name = scene ?? chance.pick(chosen)
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 800 500"
      preserveAspectRatio={kept[name] ?? 'xMidYMid slice'}
      className={classNames('block', className)}
    >
      {scenes[name](chance, paint)}
    </svg>
  )
}
