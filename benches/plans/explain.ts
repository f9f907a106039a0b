import type { ClientBase } from 'pg'
import type { Statement } from '../servers/recorded-server.ts'
import { growingTables } from './growing-tables.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Total Cost': number
  Plans?: Plan[]
}

/**
 * The growing tables that a statement reads from end to end, by the plan that PostgreSQL would use: the one for these
 * values or, where that costs no more, the one that it keeps for all of them.
 */
export async function tablesReadWhole(client: ClientBase, { sql, values }: Statement): Promise<string[]> {
  const own = await explain(client, `explain (format json) ${sql}`, [...values])
  if (values.length === 0) return wholeReads(own)
  const kept = await explain(client, `explain (generic_plan, format json) ${sql}`)
  return wholeReads(kept['Total Cost'] <= own['Total Cost'] + PLANNING_COST ? kept : own)
}

/** The same by the plan for all values alone, as the database's own questions have none to be seen. */
export const tablesReadWholeForAny = async (client: ClientBase, sql: string): Promise<string[]> =>
  wholeReads(await explain(client, `explain (generic_plan, format json) ${sql}`))

/** About what PostgreSQL reckons for planning a statement again (plancache.c), for a handful of tables. */
const PLANNING_COST = 15

async function explain(client: ClientBase, text: string, values?: unknown[]): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(text, values)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error(`There is no plan for ${text}`)
  return plan
}

function wholeReads(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? ''
  const isWhole = plan['Node Type'].endsWith('Seq Scan') && (growingTables as readonly string[]).includes(table)
  return [
    ...(isWhole ? [table] : []),
    ...(plan.Plans ?? []).filter((part) => !isCutShort(plan, part)).flatMap(wholeReads),
  ]
}

/** A scan that ends as soon as it has enough rows, well before the end of the table. */
const isCutShort = (plan: Plan, part: Plan): boolean =>
  plan['Node Type'] === 'Limit' && part['Node Type'] === 'Seq Scan' && plan['Total Cost'] < part['Total Cost'] / 10

export const canBeExplained = ({ sql }: Statement): boolean => /^\s*(select|insert|update|delete|with|\()/i.test(sql)
