import type { Context } from '../../../context.ts'
import { waitSince } from './password/slowest-check.ts'

/**
 * Answers, or refuses, no sooner than `evenMs` after it began: what is asked of the database, and what waits for its disk,
 * differs by some milliseconds between an address that is somebody's and one that nobody has. Hashing and SMS, which take the
 * same for all and much longer, stay outside.
 */
export async function evenly<Answered>({ settings }: Context, work: () => Promise<Answered>): Promise<Answered> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    await waitSince(start, settings.auth.evenMs)
  }
}
