import type { CsvAnswer } from './read-csv.ts'

/** Reads a file in a worker of its own, which ends with it, or when `signal` says so. */
export function readInWorker(file: File, signal: AbortSignal): Promise<CsvAnswer> {
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<CsvAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CsvAnswer>) => resolve(data))
    // It catches what goes wrong in a file: what is told here is that it could not be fetched.
    worker.addEventListener('error', () => resolve({ problem: 'not_loaded' }))
    signal.addEventListener('abort', () => resolve({ problem: 'unreadable' }))
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
