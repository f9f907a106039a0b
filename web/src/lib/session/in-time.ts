import { timeLimit } from '../api-transport.ts'

/** auth-js waits for an answer for ever, and for the one before it first: what hangs fails as a lost request does. */
export const inTime: typeof fetch = async (input, init) => fetch(input, { ...init, signal: await timeLimit() })
