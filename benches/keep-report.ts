import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'

const results = join(import.meta.dirname, 'results')

/** As a text for people and as JSON for later comparison, one of each a day: `growth-2026-11-27`; a bench without a name is the bench. */
export async function keepReport(
  name: string,
  report: { date: string },
  text: string,
  folder: string = results,
): Promise<void> {
  const file = join(folder, [name, report.date.slice(0, 10)].filter(Boolean).join('-'))
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.md`, text)
  await writeFile(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`)
}

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '--'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** `2026-11-27 08:55 UTC` */
export const minuteOf = (date: string): string => `${date.slice(0, 16).replace('T', ' ')} UTC`

export const thisMachine = (): string =>
  `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, embedded PostgreSQL`
