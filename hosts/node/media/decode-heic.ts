import { Worker } from 'node:worker_threads'
import { MediaUnusable } from '@heraia/server/files/media-unusable'
import { isMachineFault, MachineFault } from './machine-fault.ts'

export interface DecodedHeic {
  /** RGBA, the right way up. */
  data: Uint8Array
  width: number
  height: number
}

const MOST_MS = 120_000

/** Pictures of phones in HEVC, which no free build of libvips reads. In a thread: it takes a second or more. */
export function decodeHeic(bytes: Uint8Array): Promise<DecodedHeic> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: bytes,
    // What this process was begun with is not for a thread: it can not begin anew (spare-memory.js).
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<DecodedHeic>()
  const late = () => reject(new MachineFault('The picture took too long to be read.'))
  const timer = setTimeout(late, MOST_MS)
  worker.once('message', (decoded: DecodedHeic | null) =>
    decoded ? resolve(decoded) : reject(new MediaUnusable('damaged')),
  )
  worker.once('error', (error: Error) => reject(isMachineFault(error) ? error : new MediaUnusable('damaged', error)))
  worker.once('exit', () => reject(new MachineFault('The thread that read the picture ended without a word.')))
  return promise.finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
