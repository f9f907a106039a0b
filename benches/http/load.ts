import { readProcessorTime } from '../read-metrics.ts'
import { connect } from './connection.ts'

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Processor time of the server process for one answer, in milliseconds; the database's is not in it. */
  processor: number
}

/** Asks on so many connections for so long, each for the next as soon as it has its answer. Throws at the first refusal. */
export async function load(options: {
  port: number
  connections: number
  seconds: number
  next: () => string
}): Promise<Load> {
  const connections = await Promise.all(Array.from({ length: options.connections }, () => connect(options.port)))
  const times: number[] = []
  const before = await readProcessorTime(options.port)
  const start = performance.now()
  const until = start + options.seconds * 1000
  await Promise.all(
    connections.map(async (connection) => {
      for (let now = performance.now(); now < until; ) {
        const request = options.next()
        const answer = await connection.ask(request)
        const then = now
        now = performance.now()
        times.push(now - then)
        if (answer.status >= 300)
          throw new Error(`${answer.status} to ${request.slice(0, 200)}\n${answer.text().slice(0, 600)}`)
      }
      connection.close()
    }),
  )
  const perSecond = times.length / ((performance.now() - start) / 1000)
  const processor = ((await readProcessorTime(options.port)) - before) * 1000
  return { perSecond, ...percentiles(times), processor: processor / times.length }
}

export function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
