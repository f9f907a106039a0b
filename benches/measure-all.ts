import { measure, type Pace, type Side } from './measure.ts'
import { allQuestions, type Question } from './questions/questions.ts'
import type { Watcher } from './questions/watcher.ts'
import type { Result } from './result.ts'

interface Bench {
  /** Ports. */
  ours: number
  raw: number
  watchers: readonly Watcher[]
  pace: Pace & { connections: readonly number[] }
  /** Only questions that have this in their name. */
  only?: string
  say: (line: string) => void
}

/**
 * Slices of a question that nobody has asked before: a server that runs for hours has long compiled it a second time,
 * and does so after some thousand answers. Its limit is asked as often.
 */
const WARM_SLICES = 8

/** Every question at every number of connections. */
export async function measureAll(bench: Bench): Promise<Result[]> {
  const results: Result[] = []
  for (const question of allQuestions(bench)) {
    if (bench.only && !question.name.includes(bench.only)) continue
    for (const [nth, connections] of (question.connections ?? bench.pace.connections).entries()) {
      bench.say(`${question.name}, ${connections} connections`)
      const pace = nth === 0 ? { ...bench.pace, warm: question.warm ?? WARM_SLICES } : bench.pace
      const result = await measureOne(pace, question, connections)
      bench.say(`  ${Math.round(result.ours.perSecond)} a second, ${Math.round((result.share ?? 0) * 100)} %`)
      results.push(result)
    }
  }
  return results
}

async function measureOne(pace: Pace, question: Question, connections: number): Promise<Result> {
  const sides: Record<string, Side> = { ours: question.ours }
  if (question.limit) sides.limit = question.limit
  if (question.bare) sides.bare = question.bare
  const seconds = question.seconds ?? pace.seconds
  const { loads, shares } = await measure(sides, { ...pace, seconds, connections })
  if (!loads.ours) throw new Error('Nothing was measured.')
  const result = {
    question: question.name,
    connections,
    ours: loads.ours,
    limit: loads.limit ?? null,
    share: shares.limit ?? null,
    bare: loads.bare ?? null,
    target: question.target,
  }
  return { ...result, met: question.isMet(result) }
}
