import { askedWorld } from './asked-world.ts'
import { onBigWorld } from './on-big-world.ts'

/** Started by growth.ts with `--tenth`: says on a line where it is asked and by whom, until its input ends. */
const say = (line: string) => void process.stderr.write(`a tenth: ${line}\n`)

await onBigWorld({ fresh: false, say }, async (world) => {
  process.stdout.write(`${JSON.stringify(await askedWorld(world, Number(process.argv.at(-1))))}\n`)
  for await (const _ of process.stdin) continue
})
