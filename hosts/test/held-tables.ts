import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { KillingPoint, Reached } from './killed-together.ts'

/** Where jobs wait. */
export const JOBS = 'graphile_worker._private_jobs'

/** A request that is cut off where it writes into one of the tables. */
export interface CutStep {
  /** What it writes into, in this order. One that comes twice is written by two transactions. */
  writes: readonly string[]
  /** Which of them it is to stand at. */
  at: number
  /** Sends it. */
  send(): Promise<unknown>
}

const LONGEST_MS = 30_000

/** Each holds a connection of the server's, which has sixteen for all that it does. */
const MOST_AT_ONCE = 8

/**
 * Servers stand where a step writes into a table: writes into that are held by a transaction of ours until they are dead. What
 * stands there dies with them, as at a power cut.
 */
export class HeldTables implements KillingPoint<CutStep | null> {
  private readonly databaseUrl: () => string

  constructor(databaseUrl: () => string) {
    this.databaseUrl = databaseUrl
  }

  /** Who is cut off nowhere, always; and of the choices that begin with one of the others, the one for most. */
  together(waiting: (CutStep | null)[]): (CutStep | null)[] {
    const cut = waiting.filter((step) => step !== null)
    const choices = cut.map((first) => {
      const others = cut.filter((step) => step !== first)
      const chosen = [first]
      for (const next of [...others.filter((step) => isAtSame(step, first)), ...others]) {
        const isRoom = chosen.length < MOST_AT_ONCE && !chosen.includes(next)
        if (isRoom && chosen.every((each) => canStand(each, next))) chosen.push(next)
      }
      return chosen
    })
    const most = choices.reduce((best, choice) => (choice.length > best.length ? choice : best), [])
    return [...waiting.filter((step) => step === null), ...most]
  }

  async reach(steps: (CutStep | null)[]): Promise<Reached<CutStep | null>> {
    const cut = steps.filter((step) => step !== null)
    const lost = new Map<CutStep | null, Error>()
    const holds = new Holds(this.databaseUrl())
    const letGo = () => holds.end()
    const lose = (step: CutStep, why: string) => {
      lost.set(step, new Error(`Of ${step.writes.slice(0, step.at + 1).join(', ')} ${why} the last.`))
    }
    const untilStanding = async (tableOf: (step: CutStep) => string) => {
      const late = await holds.untilStanding(() =>
        Map.groupBy(
          cut.filter((step) => !lost.has(step)),
          tableOf,
        ),
      )
      for (const step of late) lose(step, 'it does not come to')
    }
    try {
      for (const table of new Set(cut.map((step) => heldBy(step)[0]))) await holds.hold(table)
      for (const step of cut) {
        const isOver = () => lose(step, 'it does not write into')
        step.send().then(isOver, isOver)
      }
      await untilStanding((step) => heldBy(step)[0])
      const further = cut.filter((step) => heldBy(step).length > 1)
      for (const table of new Set(further.map(lastHeldBy))) await holds.hold(table)
      for (const table of new Set(further.map((step) => heldBy(step)[0]))) await holds.letGo(table)
      if (further.length > 0) await untilStanding(lastHeldBy)
    } catch (error) {
      await letGo()
      throw error
    }
    return { lost: new Map(lost), letGo }
  }
}

/** One table; of one that was written before by another transaction, the table before it first. */
function heldBy({ writes, at }: CutStep): [string, ...string[]] {
  const [before = '', table = ''] = [writes[at - 1], writes[at]]
  return writes.slice(0, at).includes(table) ? [before, table] : [table]
}

const lastHeldBy = (step: CutStep): string => heldBy(step).at(-1) ?? ''

/** Neither comes to what is held for the other. */
const canStand = (one: CutStep, other: CutStep): boolean => !meets(one, other) && !meets(other, one)

const isAtSame = (one: CutStep, other: CutStep): boolean => String(heldBy(one)) === String(heldBy(other))

/** On its way it comes to what is held for the other. */
function meets(one: CutStep, other: CutStep): boolean {
  const held = heldBy(other)
  return !isAtSame(one, other) && one.writes.slice(0, one.at).some((table) => held.includes(table))
}

/** A connection for each table. */
class Holds {
  private readonly pool: pg.Pool
  private readonly held = new Map<string, pg.PoolClient>()

  constructor(connectionString: string) {
    // The database may go before them, where a test has failed.
    this.pool = new pg.Pool({ connectionString }).on('error', () => {})
  }

  async hold(table: string): Promise<void> {
    const client = await this.pool.connect()
    this.held.set(table, client)
    // Of a table that nobody lets go in time.
    await client.query(`set lock_timeout = ${LONGEST_MS}`)
    await client.query('begin')
    await client.query(`lock table ${table} in share row exclusive mode`)
  }

  async letGo(table: string): Promise<void> {
    const client = this.held.get(table)
    this.held.delete(table)
    await client?.query('rollback')
    client?.release()
  }

  /** Until at each of these tables as many of the server's connections wait as steps come there. Answers who is late. */
  async untilStanding(stepsAt: () => Map<string, CutStep[]>): Promise<CutStep[]> {
    const deadline = Date.now() + LONGEST_MS
    for (;;) {
      const standing = await this.standing()
      const missing = [...stepsAt()].filter(([table, steps]) => (standing.get(table) ?? 0) < steps.length)
      if (missing.length === 0) return []
      if (Date.now() > deadline) return missing.flatMap(([, steps]) => steps)
      await sleep(10)
    }
  }

  private async standing(): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ name: string; count: number }>(
      `select relation::regclass::text as name, count(*)::int as count ${STANDING} group by relation`,
    )
    return new Map(rows.map(({ name, count }) => [name, count]))
  }

  /** What stands there has nobody whom it would answer. */
  async end(): Promise<void> {
    await this.pool.query(`select pg_terminate_backend(pid) ${STANDING}`)
    for (const table of [...this.held.keys()]) await this.letGo(table)
    await this.pool.end()
  }
}

/** Those who look for jobs to do stand at them, too; they are no step of anybody. */
const STANDING = `
  from pg_locks join pg_stat_activity using (pid)
  where not granted and locktype = 'relation' and datname = current_database() and query not like '%for update%skip locked%'`
