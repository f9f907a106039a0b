import { setTimeout as sleep } from 'node:timers/promises'
import { askedWorld } from './asked-world.ts'
import { dataDir } from './big-world/open-big-world.ts'
import { sizes, WATCHER_PASSWORD } from './big-world/sizes.ts'
import { thisMachine } from './keep-report.ts'
import { loadGeneratorShare } from './load-generator-share.ts'
import { measureAll } from './measure-all.ts'
import { measureMedia } from './media/measure-media.ts'
import { type BigWorld, onBigWorld } from './on-big-world.ts'
import { bareRefreshes } from './questions/bare-refresh.ts'
import { clearOrders } from './questions/place-order.ts'
import { recordReads } from './questions/record-reads.ts'
import { watcherHash } from './questions/watcher.ts'
import { readMemory } from './read-metrics.ts'
import type { Report } from './result.ts'
import { startRawServer } from './servers/start-raw-server.ts'
import { measureStreams, type StreamFigures, withStreams } from './streams.ts'
import { whenCalm } from './when-calm.ts'
import { writeReport } from './write-report.ts'

/** npm run bench [-- --quick] [-- --fresh] [-- --only=WORDS]: every question beside its limit, in one run. Only a whole one is kept. */
const quick = process.argv.includes('--quick')
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const say = (line: string) => void process.stderr.write(`${line}\n`)
const pace = quick ? { seconds: 0.2, rounds: 4, connections: [16] } : { seconds: 0.4, rounds: 8, connections: [16, 64] }
/** The engine tidies up some seconds after the last work. */
const REST_MS = 20_000
const watcherCount = quick ? 60 : sizes.watchers

await onBigWorld({ fresh: process.argv.includes('--fresh'), say }, async (world) => {
  const { report, text } = await bench(world)
  process.stdout.write(`\n${text}`)
  if (report.results.some(({ met }) => met === false)) process.exitCode = 1
})

async function bench(world: BigWorld): Promise<{ report: Report; text: string }> {
  const { pool, url } = world
  const cpu = loadGeneratorShare()
  say(`${watcherCount} people sign in`)
  const { port, watchers } = await askedWorld(world, watcherCount)
  await clearOrders(pool)
  const some = watchers.slice(0, 200)
  const questions = { ...(await recordReads(url, some)), refresh: await bareRefreshes(pool, some) }
  const raw = await startRawServer(dataDir, {
    databaseUrl: url,
    password: WATCHER_PASSWORD,
    passwordHash: await watcherHash(),
    questions,
  })
  const results = await measureAll({ ours: port, raw: raw.port, watchers, pace, only, say })
  if (!only || 'pictures and uploads'.includes(only))
    results.push(...(await measureMedia({ port, folder: dataDir }, pace, say)))
  const memoryAfterLoad = await readMemory(port)
  await whenCalm(port)
  await sleep(REST_MS)
  const memoryAtRest = await readMemory(port)

  // The many first: by then the server has stored some, as one that runs for hours has.
  const streamed = new Map<number, StreamFigures>()
  for (const writers of [64, 16, 1]) {
    say(`messages to open streams, ${writers} writers`)
    const messages = quick ? 160 : writers === 1 ? 400 : 3200
    streamed.set(writers, await measureStreams({ ours: port, raw: raw.port }, watchers, { messages, writers }))
  }
  await raw.stop()
  for (const [writers, { streams, messages, ...figures }] of [...streamed].toReversed()) {
    // As many as fill both cores say how many messages these take; how long one takes then follows from it.
    const isJudged = writers === 1
    const { p50, p99 } = figures.ours
    results.push({
      question: `a message to the other person's open stream, ${streams} open (${messages} sent; limit: one bare statement and a line to the stream)`,
      connections: writers,
      ...figures,
      bare: null,
      target: isJudged ? 'p50 < 5, p99 < 25' : '',
      met: isJudged ? p50 < 5 && p99 < 25 : null,
    })
  }
  const many = quick ? 500 : 10_000
  const holding = await withStreams(port, watchers, many, () => readMemory(port))
  const report: Report = {
    date: new Date().toISOString(),
    machine: thisMachine(),
    world: `${sizes.people.toLocaleString('en')} people, ${sizes.posts.toLocaleString('en')} posts, 5 million follows, ${sizes.listings.toLocaleString(
      'en',
    )} listings, ${(sizes.conversations * sizes.messagesEach).toLocaleString('en')} messages`,
    pace: `${pace.rounds} rounds of ${pace.seconds} s for each side in turn; "share" is the median of the rounds' shares, and so are the rates. Each question is asked for a while before.`,
    results,
    notes: [
      `The load generator took ${Math.round(cpu() * 100)} % of one core while it ran.`,
      `The server held ${memoryAfterLoad.resident} MB in the moment when the load ended (${memoryAfterLoad.heap} MB of JavaScript), ${memoryAtRest.resident} MB when it had rested for ${REST_MS / 1000} s (${memoryAtRest.heap} MB; target: under 250), and ${holding.resident} MB with ${many} open streams (target: under 1,000 MB with 10,000).`,
    ],
  }
  return { report, text: await writeReport(report, { kept: !only && !quick }) }
}
