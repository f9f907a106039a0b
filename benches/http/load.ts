import { median } from '../median.ts'
import { readProcessorTime } from '../read-metrics.ts'
import type { Answer, Connection } from './connection.ts'

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Processor time of the server process for one answer, in milliseconds; the database's is not in it. */
  processor: number
}

/** What one short load gave. */
export interface Slice {
  perSecond: number
  /** Of each answer, in milliseconds. */
  times: number[]
  /** Seconds of the server's processor. */
  processor: number
}

/** Asks on these connections for so long, each for the next as soon as it has its answer. Throws at the first refusal. */
export async function slice(options: {
  port: number
  connections: readonly Connection[]
  seconds: number
  next: () => string
  answered?: (answer: Answer) => void
}): Promise<Slice> {
  const times: number[] = []
  const before = await readProcessorTime(options.port)
  const start = performance.now()
  const until = start + options.seconds * 1000
  await Promise.all(
    options.connections.map(async (connection) => {
      for (let now = performance.now(); now < until; ) {
        const request = options.next()
        const answer = await connection.ask(request)
        const then = now
        now = performance.now()
        times.push(now - then)
        if (answer.status >= 300)
          throw new Error(`${answer.status} to ${request.slice(0, 200)}\n${answer.text().slice(0, 600)}`)
        options.answered?.(answer)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - start) / 1000)
  return { perSecond, times, processor: (await readProcessorTime(options.port)) - before }
}

/** The slices of one side: the median of their rates, the percentiles of all their answers. */
export function together(slices: readonly Slice[]): Load {
  const times = slices.flatMap((each) => each.times)
  const processor = slices.reduce((sum, each) => sum + each.processor, 0)
  return {
    perSecond: median(slices.map((each) => each.perSecond)),
    ...percentiles(times),
    processor: (processor * 1000) / times.length,
  }
}

export function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
