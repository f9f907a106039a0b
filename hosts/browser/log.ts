import type { Log } from '@heraia/server/ports'

/** What went wrong stands in the browser's console; all else would only fill it. */
export const log: Log = {
  info: () => {},
  warn: (fields, message) => console.warn(message, fields),
  error: (fields, message) => console.error(message, fields),
}
