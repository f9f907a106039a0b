import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Start servers as processes, or cut their lines: most of their time they wait. */
const waits = /spawn|killed-stories|cut-line|node\/postgres\/postgres'/

/**
 * The order in which tests begin. Those that wait come one after the other, far from each other, so that one worker waits and
 * leaves the cores to the other one and to the journeys beside; two that wait at once would leave a core to nobody. They
 * wait on PostgreSQL alone, which begins therefore.
 */
export class WaitingSpread extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const onPostgres = sorted.filter(({ project }) => project.name === 'server-postgres')
    const others = sorted.filter((each) => !onPostgres.includes(each))
    const isWaiting = ({ moduleId }: TestSpecification) => waits.test(readFileSync(moduleId, 'utf8'))
    const waiting = onPostgres.filter(isWaiting)
    const working = onPostgres.filter((each) => !waiting.includes(each))
    const step = Math.ceil(working.length / Math.max(1, waiting.length))
    const spread = waiting.flatMap((each, at) => [each, ...working.slice(at * step, (at + 1) * step)])
    return [...spread, ...working.slice(waiting.length * step), ...others]
  }
}
