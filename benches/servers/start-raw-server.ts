import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@heraia/hosts/node/free-port'
import type { RawScript } from './raw-script.ts'
import type { Statement } from './recorded-server.ts'

export async function startRawServer(
  folder: string,
  script: Omit<RawScript, 'port' | 'questions'> & { questions: Record<string, Statement[][]> },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const file = join(folder, 'raw-server.json')
  const whole: RawScript = { ...script, port, questions: named(script.questions) }
  await writeFile(file, JSON.stringify(whole), { mode: 0o600 })
  const child = spawn(process.execPath, [join(import.meta.dirname, 'raw-server.ts'), file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`The raw server ended with ${code}.`)))
  })
  return {
    port,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}

/** Prepared once a connection, as the product does. */
function named(questions: Record<string, Statement[][]>): RawScript['questions'] {
  const names = new Map<string, string>()
  const nameOf = (sql: string) => names.get(sql) ?? names.set(sql, `raw_${names.size}`).get(sql) ?? ''
  return Object.fromEntries(
    Object.entries(questions).map(([question, variants]) => [
      question,
      variants.map((statements) =>
        statements.map(({ sql, values }) => ({ name: nameOf(sql), text: sql, values: [...values] })),
      ),
    ]),
  )
}
