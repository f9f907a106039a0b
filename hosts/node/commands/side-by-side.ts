import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * node side-by-side.ts COMMAND COMMAND …: all at once, for none of them has work for two cores all the time. What they say
 * comes in their order, of the first at once. Fails when one fails; the others go on, so that all is known that is wrong.
 * The first is the longest: what the others do is done where it waits, so that it does not go on alone when they are through.
 * Nor does the second: each yields a little to those before it.
 */
const commands = process.argv.slice(2)
/** Whose turn it is to be heard. */
let turn = 0
const heldBack: Buffer[][] = commands.map(() => [])
const isOver = commands.map(() => false)

/** A fifth of what the first gets, where both have work. */
const IN_THE_GAPS = 7
/** Of each after the second: two thirds of what the one before it gets. */
const EACH_AFTER = 2

const codes = await Promise.all(commands.map(run))
process.exitCode = Math.max(...codes)

function run(command: string, place: number): Promise<number> {
  // As npm does it: by the shell, which finds what is installed here.
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment() })
  if (place > 0 && child.pid) setPriority(child.pid, IN_THE_GAPS + EACH_AFTER * (place - 1))
  const hear = (said: Buffer) => {
    if (place === turn) process.stdout.write(said)
    else heldBack[place]?.push(said)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      isOver[place] = true
      letNextSpeak()
      resolve(code ?? 1)
    })
  })
}

function letNextSpeak(): void {
  while (isOver[turn]) {
    turn += 1
    for (const said of heldBack[turn] ?? []) process.stdout.write(said)
  }
}

/**
 * A terminal behind us is one for them too. What checks types is a Go program, which spends a fifth of its time on garbage
 * unless it is told to let more of it lie: 2.2 GB instead of 2.0. One core is enough for it: others have work for the second.
 */
function environment(): NodeJS.ProcessEnv {
  const isSeen = process.stdout.isTTY && !process.env.NO_COLOR
  return { GOGC: '400', GOMAXPROCS: '1', ...process.env, ...(isSeen && { FORCE_COLOR: '1' }) }
}
