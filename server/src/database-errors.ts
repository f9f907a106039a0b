/** SQLSTATE classes 08 (connection), 53 (resources), 57 (operator intervention): nothing the client did. */
const GONE_STATE = /^(08|53|57)/
const GONE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'],
  // No file descriptor was left to connect with.
  ...['EMFILE', 'ENFILE'],
])
const GONE_TEXT =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|server closed the connection|not currently accepting connections|Cannot use a pool after calling end|Client was closed/i

/** Whether the database could not be reached or was too busy with others, so that the same request may work in a moment. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (GONE_STATE.test(code) && code.length === 5) return true
  if (GONE_CODES.has(code)) return true
  if (GONE_TEXT.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isTemporary)
  if (wasUndoneByOthers(error)) return true
  return error.cause !== undefined && isTemporary(error.cause)
}

/** SQLSTATE query_canceled: the database is there, and one statement took too long. Of a silent line `isTemporary` knows. */
export const wasTooSlow = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '57014') || wasTooSlow(error.cause))

/**
 * SQLSTATE unique_violation and foreign_key_violation: somebody was as quick, or what was found is gone by the time it is
 * written to. Who looks again finds it so, and says what that means.
 */
export const wasOvertaken = (error: unknown): boolean =>
  error instanceof Overtaken ||
  (error instanceof Error && 'code' in error && (error.code === '23505' || error.code === '23503'))

/** The same, where no constraint says so: what was written is somebody else's by then. */
export class Overtaken extends Error {
  constructor() {
    super('Somebody else was as quick.')
  }
}

/** SQLSTATE deadlock_detected and serialization_failure: the whole transaction was undone and may be done again. */
export const wasUndoneByOthers = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
