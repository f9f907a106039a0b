import { Worker } from 'node:worker_threads'
import type { Bunch } from './signatures-worker.ts'

/** null: the thread is gone. */
type Signed = (signatures: string | null) => void

interface Thread {
  worker: Worker
  /** In the order in which they were sent, which is that of the answers. */
  waiting: Signed[]
}

let thread: Thread | null = null

/** One thread for the process, begun when there is first something for it. */
export function beside(bunch: Bunch, signed: Signed): void {
  thread ??= begin()
  // A process that has nothing else to do waits for its signatures, and not for the thread.
  if (thread.waiting.push(signed) === 1) thread.worker.ref()
  thread.worker.postMessage(bunch)
}

function begin(): Thread {
  const worker = new Worker(new URL('./signatures-worker.ts', import.meta.url), {
    // What this process was begun with is not for a thread: it can not begin anew (spare-memory.js).
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  const begun: Thread = { worker, waiting: [] }
  const end = () => {
    if (thread === begun) thread = null
    for (const signed of begun.waiting.splice(0)) signed(null)
  }
  worker.on('message', (signatures: string) => {
    begun.waiting.shift()?.(signatures)
    if (begun.waiting.length === 0) worker.unref()
  })
  worker.once('error', end)
  worker.once('exit', end)
  return begun
}
