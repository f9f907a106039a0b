import { rm } from 'node:fs/promises'
import { folderInMemory } from '@heraia/hosts/test/folder-in-memory'
import { spawnHeraia } from '@heraia/hosts/test/spawn-heraia'

/** Starts the site that all journeys but those that kill it share, and tells them where it is by HERAIA_URL. */
export default async function startSite(): Promise<() => Promise<void>> {
  if (process.env.HERAIA_URL) return async () => {}
  const dataDir = await folderInMemory('heraia-journeys')
  const heraia = await spawnHeraia({
    dataDir,
    env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn', AUTH_PASSWORD_PASSES: '2' },
  })
  process.env.HERAIA_URL = heraia.url
  process.env.HERAIA_DATA_DIR = dataDir
  return async () => {
    await heraia.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
