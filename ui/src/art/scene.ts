import type { ReactNode } from 'react'
import type { Paint } from './paint.ts'
import type { Chance } from './seeded.ts'

/** Draws into 800 by 500; whatever is around the middle survives any crop. */
export type Scene = (chance: Chance, paint: Paint) => ReactNode
