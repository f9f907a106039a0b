import type { Log } from '@heraia/server/ports'

export interface LogLine {
  level: 'info' | 'warn' | 'error'
  message: string
  fields: Record<string, unknown>
}

export interface RecordedLog extends Log {
  lines: LogLine[]
}

export function recordedLog(): RecordedLog {
  const lines: LogLine[] = []
  const at = (level: LogLine['level']) => (fields: Record<string, unknown>, message: string) => {
    lines.push({ level, message, fields })
    // HERAIA_LOG=1 shows what the server says while a test runs.
    if (process.env.HERAIA_LOG) console.log(level, message, fields)
  }
  return { lines, info: at('info'), warn: at('warn'), error: at('error') }
}
