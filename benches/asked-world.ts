import { addAthleteWithPictures } from './big-world/athlete-with-pictures.ts'
import { addAthleteWithResults } from './big-world/athlete-with-results.ts'
import type { BigWorld } from './on-big-world.ts'
import { signInWatchers, type Watcher } from './questions/watcher.ts'

export interface AskedWorld {
  port: number
  watchers: Watcher[]
}

/** A world that each read can be asked of, with people who are signed in. */
export async function askedWorld({ heraia: { port }, pool }: BigWorld, count: number): Promise<AskedWorld> {
  const watchers = await signInWatchers(port, pool, count)
  await addAthleteWithResults(pool)
  await addAthleteWithPictures(pool)
  return { port, watchers }
}
