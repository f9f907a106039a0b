import { type SpawnedHeraia, spawnHeraia } from '@heraia/hosts/test/spawn-heraia'
import pg from 'pg'
import { dataDir, openBigWorld } from './big-world/open-big-world.ts'

export interface BigWorld {
  heraia: SpawnedHeraia
  /** Of its database, for what a bench prepares by hand. */
  pool: pg.Pool
  url: string
}

/** Our server on the big world, without limits, for as long as `work` takes. `fresh`: the world is made anew first. */
export async function onBigWorld(
  { fresh, say }: { fresh: boolean; say: (line: string) => void },
  work: (world: BigWorld) => Promise<void>,
): Promise<void> {
  const { url, stop } = await openBigWorld({ fresh, say })
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', (error) => say(`lost a connection: ${error.message}`))
  try {
    const heraia = await spawnHeraia({
      dataDir,
      env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', AUTH_ACCESS_TOKEN_SECONDS: '86400' },
    })
    try {
      await work({ heraia, pool, url })
    } finally {
      await pool.end()
      await heraia.stop()
    }
  } finally {
    await stop()
  }
}
