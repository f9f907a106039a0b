import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { searchTextOf } from '../listing-columns.ts'
import { findCategoryIn, readCategories } from './categories.queries.ts'

const AT_ONCE = 500

interface Row {
  id: string
  title: string
  description: string
  category: string | null
  subcategory: string | null
  keywords: string[]
}

/** A category has another name: what is listed there is found by it. Goes through all listings, a batch a transaction. */
export async function nameCategory(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const slug = String(payload.slug)
  let last: string | null = null
  do last = await inTransaction(ctx, (tx) => nameBatch(tx, { slug, last }))
  while (last !== null)
}

interface Batch {
  slug: string
  last: string | null
}

/** Answers where it came to, null at the end. */
async function nameBatch(tx: Context, { slug, last }: Batch): Promise<string | null> {
  const rows = await holdAfter(tx, last)
  // Once the rows are held: another name that came meanwhile is not written over with the one before.
  const categories = await readCategories(tx)
  const found = rows.filter(({ category, subcategory }) => category === slug || subcategory === slug)
  const texts = found.map((row) => searchTextOf({ ...row, names: findCategoryIn(categories, row)?.names ?? [] }))
  await sql`
    update listings l set search_text = t.words
    from unnest(${found.map(({ id }) => id)}::uuid[], ${texts}::text[]) as t (id, words)
    where l.id = t.id`.execute(tx.db)
  return rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null
}

/** Locked: what its seller writes at this moment is read here, or written after this. */
async function holdAfter(tx: Context, last: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select l.id, l.title, l.description, l.category, l.subcategory, l.keywords from listings l
    where ${last === null ? sql`true` : sql`l.id > ${last}::uuid`} order by l.id limit ${sql.lit(AT_ONCE)}
    for no key update`.execute(tx.db)
  return rows
}
