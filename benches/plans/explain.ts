import type { ClientBase } from 'pg'
import type { Statement } from '../servers/recorded-server.ts'
import { growingTables } from './growing-tables.ts'
import { type IndexEntries, readIndexEntries } from './index-entries.ts'

export interface Plan {
  'Node Type': string
  'Parent Relationship'?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Total Cost': number
  'Plan Rows': number
  Plans?: Plan[]
}

/** Once the database looks big. */
export async function openExplainer(client: ClientBase) {
  const entries = await readIndexEntries(client, (text) => explain(client, text))
  return {
    /**
     * The growing tables that a statement reads from end to end, by the plan that PostgreSQL would use: the one for
     * these values or, where that costs no more, the one that it keeps for all of them.
     */
    async tablesReadWhole({ sql, values }: Statement): Promise<string[]> {
      const own = await explain(client, `explain (format json) ${sql}`, [...values])
      if (values.length === 0) return wholeReads(own, entries)
      const kept = await explain(client, `explain (generic_plan, format json) ${sql}`)
      return wholeReads(kept['Total Cost'] <= own['Total Cost'] + PLANNING_COST ? kept : own, entries)
    },
    /** The same by the plan for all values alone, as the database's own questions have none to be seen. */
    tablesReadWholeForAny: async (sql: string): Promise<string[]> =>
      wholeReads(await explain(client, `explain (generic_plan, format json) ${sql}`), entries),
  }
}

export type Explainer = Awaited<ReturnType<typeof openExplainer>>

/** About what PostgreSQL reckons for planning a statement again (plancache.c), for a handful of tables. */
const PLANNING_COST = 15

async function explain(client: ClientBase, text: string, values?: unknown[]): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(text, values)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error(`There is no plan for ${text}`)
  return plan
}

/** `share`: of the plan's rows, so many are asked for at most. */
function wholeReads(plan: Plan, entries: IndexEntries, share = 1): string[] {
  const table = tableReadWhole(plan, entries, share)
  return [
    ...(table !== undefined && (growingTables as readonly string[]).includes(table) ? [table] : []),
    ...(plan.Plans ?? [])
      .filter((part) => !isCutShort(plan, part))
      .flatMap((part) => wholeReads(part, entries, shareOf(plan, part, share))),
  ]
}

function tableReadWhole(plan: Plan, entries: IndexEntries, share: number): string | undefined {
  if (plan['Node Type'].endsWith('Seq Scan')) return plan['Relation Name']
  const index = entries.get(plan['Index Name'] ?? '')
  // Without a condition it begins at one end of the index and goes on to the other.
  if (!index || plan['Index Cond'] !== undefined) return undefined
  const most = Math.max(index.ofTable / 4, share < 1 ? LOOKED_THROUGH : 0)
  return index.count * share > most ? index.table : undefined
}

/** A search looks through so many of the newest at most, however many there are (decision 0128). */
const LOOKED_THROUGH = 10_100

/** A scan that ends as soon as it has enough rows, well before the end of the table. */
const isCutShort = (plan: Plan, part: Plan): boolean =>
  plan['Node Type'] === 'Limit' && part['Node Type'] === 'Seq Scan' && plan['Total Cost'] < part['Total Cost'] / 10

/** Which take one row after the other from their parts, as each is asked for. */
const onDemand = new Set([
  ...['Limit', 'Nested Loop', 'Merge Join', 'LockRows', 'Subquery Scan', 'Result', 'Append', 'Merge Append', 'Unique'],
  ...['Incremental Sort', 'Gather', 'Gather Merge'],
])

function shareOf(plan: Plan, part: Plan, share: number): number {
  const isAsked = part['Parent Relationship'] !== 'InitPlan' && part['Parent Relationship'] !== 'SubPlan'
  const isInside = part['Parent Relationship'] === 'Inner' && plan['Node Type'] !== 'Merge Join'
  if (!isAsked || isInside || !onDemand.has(plan['Node Type'])) return 1
  return plan['Node Type'] === 'Limit' ? share * Math.min(1, plan['Total Cost'] / part['Total Cost']) : share
}

export const canBeExplained = ({ sql }: Statement): boolean => /^\s*(select|insert|update|delete|with|\()/i.test(sql)
