import { setTimeout as sleep } from 'node:timers/promises'
import { addAthleteWithPictures } from './big-world/athlete-with-pictures.ts'
import { addAthleteWithResults } from './big-world/athlete-with-results.ts'
import { sizes } from './big-world/sizes.ts'
import { type HourReport, hourReport, isHourMet } from './hour-report.ts'
import { connect } from './http/connection.ts'
import { keepReport, thisMachine } from './keep-report.ts'
import { onBigWorld } from './on-big-world.ts'
import { clearOrders } from './questions/place-order.ts'
import { allQuestions } from './questions/questions.ts'
import { signInWatchers, type Watcher } from './questions/watcher.ts'
import { readMemory } from './read-metrics.ts'
import { withStreams } from './streams.ts'

/**
 * npm run bench:hour [-- --minutes=60]: everything that the bench asks, in turn and at the pace of a busy evening, with
 * a thousand open streams; and what memory the server holds meanwhile and after it. It must not grow with the time, and
 * be under 250 MB when the evening is over. Only a whole hour is kept.
 */
const HOUR = 60
const minutes = Number(process.argv.find((word) => word.startsWith('--minutes='))?.slice('--minutes='.length) ?? HOUR)
const PER_SECOND = 40
const CONNECTIONS = 8
/** The engine tidies up some seconds after the last work. */
const REST_MS = 20_000

const say = (line: string) => void process.stdout.write(`${line}\n`)
await onBigWorld({ fresh: false, say }, async ({ heraia: { port }, pool }) => {
  const watchers = await signInWatchers(port, pool, sizes.watchers)
  await addAthleteWithResults(pool)
  await addAthleteWithPictures(pool)
  await clearOrders(pool)
  const loaded = await withStreams(port, watchers, sizes.watchers, () => loadFor(minutes, port, watchers))
  await sleep(REST_MS)
  const report: HourReport = {
    date: new Date().toISOString(),
    machine: thisMachine(),
    ...{ minutes, streams: sizes.watchers, restSeconds: REST_MS / 1000 },
    ...loaded,
    rested: await readMemory(port),
  }
  const text = hourReport(report)
  say(text)
  if (minutes >= HOUR) await keepReport('hour', report, text)
  if (!isHourMet(report)) process.exitCode = 1
})

async function loadFor(
  lasting: number,
  port: number,
  watchers: readonly Watcher[],
): Promise<Pick<HourReport, 'held' | 'requests'>> {
  const end = performance.now() + lasting * 60_000
  let asked = 0
  // No raw server: only our own side of each question is asked.
  const questions = allQuestions({ ours: port, raw: 0, watchers })
  const load = Array.from({ length: CONNECTIONS }, async (_, at) => {
    const connection = await connect(port)
    for (let turn = at; performance.now() < end; turn += 1) {
      const side = questions[turn % questions.length]?.ours
      if (!side) throw new Error('There is nothing to ask.')
      const answer = await connection.ask(side.next())
      if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text().slice(0, 600)}`)
      side.answered?.(answer)
      asked += 1
      await sleep((1000 / PER_SECOND) * CONNECTIONS)
    }
    connection.close()
  })
  const held = watchMemory(end, port, () => asked)
  await Promise.all(load)
  return { held: await held, requests: asked }
}

/** In MB, once in half a minute; the first is left out, for the server has only just begun. */
async function watchMemory(end: number, port: number, asked: () => number): Promise<number[]> {
  const measured: number[] = []
  for (let at = 1; performance.now() < end; at += 1) {
    await sleep(30_000)
    const { resident, heap } = await readMemory(port)
    measured.push(resident)
    if (at % 4 === 0)
      say(`after ${at / 2} minutes and ${asked()} requests: ${resident} MB, ${heap} MB of it JavaScript`)
  }
  return measured.slice(1)
}
