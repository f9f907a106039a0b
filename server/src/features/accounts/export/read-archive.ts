import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { NamedReference } from '../../../personal-data/references.ts'

/** Counts up when a reader of older archives would misread a newer one. */
const VERSION = 1

/** Everything of hers by table, as it is stored; files by the addresses they have on the site. */
export async function readArchive(
  ctx: Context,
  references: readonly NamedReference[],
  personId: string,
): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown[]> = {}
  for (const reference of references) {
    const rows = await readRows(ctx, reference, personId)
    if (rows) tables[nameIn(references, reference)] = rows
  }
  return { format: 'heraia-archive', version: VERSION, site: ctx.settings.siteUrl, madeAt: ctx.now(), personId, tables }
}

async function readRows(ctx: Context, reference: NamedReference, personId: string): Promise<unknown[] | null> {
  const { inArchive, table, column } = reference
  if (inArchive.holds === 'nothing') return null
  if (inArchive.holds === 'read') return inArchive.read(ctx, personId)
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${personId}::uuid`.execute(ctx.db)
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !inArchive.without.includes(name))),
  )
}

/** `posts`; where a table names people twice, `follows.followed_id`. */
function nameIn(references: readonly NamedReference[], { table, column }: NamedReference): string {
  const others = references.filter((one) => one.table === table && one.inArchive.holds !== 'nothing')
  return others.length === 1 ? table : `${table}.${column}`
}
