import { setTimeout as sleep } from 'node:timers/promises'
import { readProcessorTime } from './read-metrics.ts'

const LONGEST_MS = 30_000

/** Until the server does next to nothing: what came before is over then, also what it puts off for a moment. */
export async function whenCalm(port: number): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; ) {
    const before = await readProcessorTime(port)
    await sleep(500)
    if ((await readProcessorTime(port)) - before < 0.05) return
  }
  throw new Error('The server does not come to rest.')
}
