import { sql } from 'kysely'
import type { Listeners } from './announcements.ts'
import { type Context, inTransaction } from './context.ts'
import type { JobKind } from './jobs.ts'
import { isActive } from './visibility/people.ts'

/** Rows of people that other rows count: likes of posts, say. One of these counts while its person is seen. */
interface CountedRows {
  job: string
  rows: string
  /** Whose row it is. */
  person: string
  /** Whether it stands in the count now. */
  isCounted: string
  /** Default: each of these rows counts. */
  onlyWhere?: string
  /** What counts it, by its id. */
  countedBy: { rows: string; id: string; counter: string }
}

/** Whatever decides whether anybody sees her. */
export const whenSeenOrNot = (hear: (tx: Context, who: { personId: string }) => Promise<void>): Listeners => ({
  'person.suspended': hear,
  'person.restored': hear,
  'person.closed': hear,
  'account.leaving': hear,
  'account.kept': hear,
})

const AT_ONCE = 500

/** A person's rows leave the counters while nobody sees her, and come back with her. By a job, for they may be very many. */
export function countedRows(counted: CountedRows) {
  const recountLater = (tx: Context, { personId }: { personId: string }): Promise<void> =>
    tx.ports.jobs.add(tx.db, { name: counted.job, payload: { personId }, key: `${counted.job} ${personId}` })

  const run = async (ctx: Context, payload: Record<string, unknown>): Promise<void> => {
    const personId = String(payload.personId)
    while (await inTransaction(ctx, (tx) => recountBatch(tx, counted, personId))) {
      // The next ones.
    }
  }
  const job: JobKind = { name: counted.job, changesPages: true, run }
  return { recountLater, job }
}

/** false: all are counted right. What counts them is locked first, as by whoever takes it or one of them away. */
async function recountBatch(tx: Context, of: CountedRows, personId: string): Promise<boolean> {
  const { rows: countingRows, id, counter } = of.countedBy
  const [counting, counts] = [sql.table(countingRows), sql.ref(counter)]
  const [countedBy, isCounted] = [sql.ref(`r.${id}`), sql.ref(`r.${of.isCounted}`)]
  const wrong = sql`p.id = ${sql.ref(`r.${of.person}`)} and p.id = ${personId}::uuid and ${countedBy} is not null
    and ${sql.raw(of.onlyWhere ?? 'true')} and ${isCounted} <> ${isActive('p')}`
  const { rows } = await sql<{ id: string }>`
    select c.id from ${counting} c, ${sql.table(of.rows)} r, profiles p where c.id = ${countedBy} and ${wrong}
    order by c.id limit ${sql.lit(AT_ONCE)} for update of c`.execute(tx.db)
  const ids = rows.map((row) => row.id)
  const changed = await sql<{ id: string; by: number }>`
    update ${sql.table(of.rows)} r set ${sql.ref(of.isCounted)} = not ${isCounted} from profiles p
    where ${countedBy} = any(${ids}::uuid[]) and ${wrong}
    returning ${countedBy} as id, case when ${isCounted} then 1 else -1 end as by`.execute(tx.db)
  // A statement of its own: what counts may be such a row itself, and one statement changes a row once.
  await sql`
    update ${counting} c set ${counts} = c.${counts} + changes.by from (
      select id, sum(by)::int as by from unnest(${changed.rows.map((row) => row.id)}::uuid[],
        ${changed.rows.map((row) => row.by)}::int[]) as row (id, by) group by id
    ) changes where c.id = changes.id`.execute(tx.db)
  return ids.length > 0
}
