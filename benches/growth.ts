import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type AskedWorld, askedWorld } from './asked-world.ts'
import { type GrowthReport, growthReport } from './growth-report.ts'
import { call } from './http/connection.ts'
import { keepReport, thisMachine } from './keep-report.ts'
import { measure, type Side } from './measure.ts'
import { onBigWorld } from './on-big-world.ts'
import { type Read, reads } from './questions/reads.ts'

/**
 * npm run bench:growth [-- --only=listing]: each read of the big world beside the same one of a world with a tenth of
 * everything, in turn. The median of the big one may be 1.3 times the other's, in the median of the rounds. Only a whole
 * one is kept.
 */
const MOST = 1.3
/** What is compared is a fifth of a millisecond for some; the machine is as noisy. */
const ROUNDS = 16
const WATCHERS = 40
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const say = (line: string) => void process.stderr.write(`${line}\n`)

// One after the other: loading either takes the whole machine.
const tenth = await startTenth()
try {
  await onBigWorld({ fresh: false, say }, async (world) => {
    const whole = await askedWorld(world, WATCHERS)
    const compared: GrowthReport['reads'] = []
    for (const read of reads) if (!only || read.name.includes(only)) compared.push(await compare(read, whole))
    const date = new Date().toISOString()
    const report = { date, machine: thisMachine(), rounds: ROUNDS, most: MOST, reads: compared }
    if (!only) await keepReport('growth', report, growthReport(report))
  })
} finally {
  await tenth.stop()
}

async function compare(read: Read, whole: AskedWorld): Promise<GrowthReport['reads'][number]> {
  const sides = { whole: asks(whole, read), tenth: asks(tenth.world, read) }
  const {
    loads,
    times: { tenth: times },
  } = await measure(sides, { connections: 1, seconds: 0.4, rounds: ROUNDS })
  if (times > MOST) process.exitCode = 1
  const figures = `${loads.tenth.p50.toFixed(2)} ms of a tenth, ${loads.whole.p50.toFixed(2)} ms of all`
  process.stdout.write(`${read.name}: ${figures}: ${times.toFixed(2)} times${times > MOST ? ' (too much)' : ''}\n`)
  return { name: read.name, tenth: loads.tenth.p50, whole: loads.whole.p50, times }
}

function asks({ port, watchers }: AskedWorld, read: Read): Side {
  let turn = 0
  const next = () => {
    turn += 1
    const watcher = watchers[turn % watchers.length]
    if (!watcher) throw new Error('Nobody is signed in.')
    return call(read.procedure, watcher.token, read.input(watcher, turn))
  }
  return { port, next }
}

async function startTenth() {
  const script = resolve(import.meta.dirname, 'tenth.ts')
  const child = spawn(process.execPath, [script, '--tenth', String(WATCHERS)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const line = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  if (line.done) throw new Error('The smaller world did not start.')
  const stop = async () => {
    child.stdin.end()
    await once(child, 'exit')
  }
  return { world: JSON.parse(line.value) as AskedWorld, stop }
}
