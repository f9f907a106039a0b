import type { ActivityAnswer } from './activity.ts'

/** Reads a file in a worker of its own, which ends with it. */
export function readActivityInWorker(file: File): Promise<ActivityAnswer> {
  const worker = new Worker(new URL('./activity-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ActivityAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ActivityAnswer>) => resolve(data))
    // It catches what goes wrong in a file: what is told here is that it could not be fetched.
    worker.addEventListener('error', () => resolve({ problem: 'not_loaded' }))
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
