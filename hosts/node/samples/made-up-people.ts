import type { Db } from '@heraia/database/db'
import { DEMO_EMAILS } from '@heraia/database/world/leads'

/**
 * Who is of the made-up world, as `id`: by their addresses, which nobody else has. Samples may come beside people, or be
 * from an earlier version, and nothing is drawn for anybody real.
 */
export const madeUpPeople = (db: Db) =>
  db
    .selectFrom('profiles')
    .select('id')
    .where((of) =>
      of.or([of('email', 'like', '%@people.heraia.example'), of('email', 'in', Object.values(DEMO_EMAILS))]),
    )
