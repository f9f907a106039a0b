import type { Clock } from '@heraia/server/ports'
import type pg from 'pg'

/** This machine's. */
export const clock: Clock = { now: () => new Date() }

const COMPARE_EVERY_MS = 60_000
/** Less is the way to the database, or nothing that anybody notices. */
const NOTICED_MS = 2000

export interface SharedClock extends Clock {
  close(): void
}

/**
 * The database's, which all processes of an installation have in common: a code by SMS counts for a minute, and one of an
 * app for half of one, whichever process made it and whichever looks at it. Compared once a minute; while the database is
 * away what was found last goes on.
 */
export async function clockOfDatabase(pool: Pick<pg.Pool, 'query'>): Promise<SharedClock> {
  let ahead = await databaseIsAhead(pool)
  const comparing = setInterval(() => {
    databaseIsAhead(pool).then(
      (found) => {
        ahead = found
      },
      () => {},
    )
  }, COMPARE_EVERY_MS)
  comparing.unref()
  return { now: () => new Date(Date.now() + ahead), close: () => clearInterval(comparing) }
}

/** By so many milliseconds; 0 where the difference is none that could be told from the time that asking takes. */
async function databaseIsAhead(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const asked = Date.now()
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  const answered = Date.now()
  const ahead = (rows[0]?.at.getTime() ?? answered) - (asked + answered) / 2
  return Math.abs(ahead) < NOTICED_MS + (answered - asked) ? 0 : ahead
}
