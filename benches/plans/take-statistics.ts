import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openBigWorld } from '../big-world/open-big-world.ts'
import { takeStatistics } from './statistics.ts'

/** npm run bench:statistics: writes what the planner knows of the big world, for the test of plans. */
const world = await openBigWorld({ fresh: false, say: (line) => void process.stderr.write(`${line}\n`) })
const client = new pg.Client(world.url)
await client.connect()
try {
  const statistics = await takeStatistics(client)
  await writeFile(join(import.meta.dirname, 'statistics.json'), `${JSON.stringify(statistics, null, 2)}\n`)
} finally {
  await client.end()
  await world.stop()
}
