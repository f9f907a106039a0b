import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const journeys = resolve(import.meta.dirname, '../journeys')

/** The journeys that start servers of their own, and need none of the site that the others share. */
export const ownServers: readonly string[] = globSync('*.spec.ts', { cwd: journeys })
  .map((file) => join(journeys, file))
  .filter((file) => /\b(spawnHeraia|openHeraia|openEveryWayIn)\b/.test(readFileSync(file, 'utf8')))
  .map((file) => `**/${basename(file)}`)
