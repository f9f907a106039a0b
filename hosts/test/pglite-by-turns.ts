import { readFileSync } from 'node:fs'
import { beforeEach, type RunnerTask } from 'vitest'

/** One sentence in so many. */
const AMONG = 6
/** In these a sentence goes on from what those before it did; one in three does without the others. */
const goesOn = /\/(audit-of-everything|contract-codes\/providers)\.test\.ts$/

/**
 * PostgreSQL is asked every sentence about the server. PGlite is its own code, and serves the demo alone, where nothing of
 * anybody is kept: of each file the first sentence and one in six after it meet what may differ there, its driver and its
 * one connection. What is about PGlite (hosts/), and what takes turns of its own (by-turns.ts), is asked whole.
 * PGLITE_TESTS=all: everything.
 */
if (process.env.PGLITE_TESTS !== 'all') {
  const turns = new WeakMap<object, Set<string>>()
  beforeEach(({ task: { file, id }, skip }) => {
    const asked = turns.get(file) ?? turnsOf(file)
    turns.set(file, asked)
    skip(!asked.has(id), 'another one’s turn')
  })
}

function turnsOf({ filepath, tasks }: RunnerTask['file']): Set<string> {
  const all = idsOf(tasks)
  const isWhole = !filepath.includes('/server/') || readFileSync(filepath, 'utf8').includes('fewerOnPglite')
  return new Set(isWhole ? all : all.filter((_, at) => at % (goesOn.test(filepath) ? 3 : AMONG) === 0))
}

const idsOf = (tasks: readonly RunnerTask[]): string[] =>
  tasks.flatMap((task) => ('tasks' in task ? idsOf(task.tasks) : task.mode === 'run' ? [task.id] : []))
