import type { Log } from '@heraia/server/ports'
import pino from 'pino'
import { writeLines } from './write-lines.ts'

/** One JSON object a line; for a person at a terminal in development, one sentence a line. */
export function openLog(level: string, { forPeople = false, output = 1 } = {}): Log {
  const write = writeLines(output)
  return pino({ level, base: null }, { write: forPeople ? (line: string) => write(asSentence(line)) : write })
}

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

function asSentence(line: string): string {
  const { level, time, msg, ...fields } = JSON.parse(line) as { level: number; time: number; msg?: string }
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return `${[new Date(time).toISOString().slice(11, 19), levels[level] ?? level, msg ?? '', ...rest].join(' ')}\n`
}
