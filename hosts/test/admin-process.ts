import { createInterface } from 'node:readline'
import { adminCommand } from '../node/commands/admin-command.ts'
import { sayWhyNot } from '../node/commands/say-why-not.ts'

/** `npm run admin` once for each line: its words as JSON; what it says and its exit code come back as such a line. */
for await (const line of createInterface({ input: process.stdin })) {
  const said: string[] = []
  console.log = (text: string) => said.push(text)
  const code = await adminCommand(JSON.parse(line) as string[]).catch((error: unknown) => {
    sayWhyNot(error)
    return Number(process.exitCode)
  })
  process.exitCode = 0
  process.stdout.write(`${JSON.stringify({ says: said.join('\n').trim(), code })}\n`)
}
