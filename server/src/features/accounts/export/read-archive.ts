import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { NamedReference } from '../../../personal-data/references.ts'

/** Everything of hers as it is stored, one table after another, so that no more than one is in memory. */
export async function* readTables(
  ctx: Context,
  references: readonly NamedReference[],
  personId: string,
): AsyncIterable<{ name: string; rows: unknown[] }> {
  for (const reference of references) {
    const rows = await readRows(ctx, reference, personId)
    if (rows) yield { name: nameIn(references, reference), rows }
  }
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
