import { createInterface } from 'node:readline'
import { adminCommand } from '../node/commands/admin-command.ts'
import { sayWhyNot } from '../node/commands/say-why-not.ts'

interface Asked {
  words: string[]
  /** Other settings than this process has, for this once. */
  env: Record<string, string>
}

const usual = { ...process.env }

/** `npm run admin` once for each line of JSON; what it says and its exit code come back as such a line. */
for await (const line of createInterface({ input: process.stdin })) {
  const said: string[] = []
  const { words, env } = JSON.parse(line) as Asked
  process.env = { ...usual, ...env }
  console.log = (text: string) => said.push(text)
  const code = await adminCommand(words).catch((error: unknown) => {
    sayWhyNot(error)
    return Number(process.exitCode)
  })
  process.exitCode = 0
  process.stdout.write(`${JSON.stringify({ says: said.join('\n').trim(), code })}\n`)
}
