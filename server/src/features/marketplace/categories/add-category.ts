import { fold } from '@heraia/contract/fold'
import type { ListingCategory, ListingKind } from '@heraia/contract/listings'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { conflict, invalidField, notFound } from '../../../refused.ts'
import { writeAudit } from '../../accounts/write-audit.ts'
import { type CategoryRow, listCategories, readCategories } from './categories.queries.ts'
import { holdTree } from './hold-tree.ts'

interface NewCategory {
  /** null: at the top; otherwise below this one, and of its kind. */
  parent: string | null
  kind: ListingKind
  name: { en: string; es: string }
}

/** The tree is sent whole, and read by people. */
const MOST = 200

/** A shelf of the market, last among its neighbours. Its address is made of the English name, and stays. */
export async function addCategory(ctx: SignedIn, said: NewCategory): Promise<{ items: ListingCategory[] }> {
  await inTransaction(ctx, async (tx) => {
    await holdTree(tx)
    const rows = await readCategories(tx)
    if (rows.length >= MOST) throw conflict('too_many', 'There are two hundred categories already.')
    const above = rows.find(({ slug, parent }) => slug === said.parent && parent === null)
    if (said.parent !== null && !above) throw notFound('category')
    const slug = slugFor(said, rows)
    const neighbours = rows.filter(({ parent }) => parent === said.parent)
    const position = Math.max(0, ...neighbours.map((each) => each.position)) + 1
    const { en, es } = said.name
    await tx.db
      .insertInto('listing_categories')
      .values({
        ...{ slug, parent: said.parent, kind: above?.kind ?? said.kind },
        ...{ name_en: en, name_es: es, position },
      })
      .execute()
    await writeAudit(tx, {
      ...{ action: 'category.added', actorId: tx.viewer.id, subjectId: null },
      details: { slug, parent: said.parent },
    })
  })
  return listCategories(ctx)
}

/** Two categories may each have their own "Accessories". */
function slugFor({ parent, name }: NewCategory, rows: readonly CategoryRow[]): string {
  const short = slugOf(name.en)
  if (short === '') throw invalidField('name.en', 'invalid_category', 'It has no letter that an address can have.')
  const free = [short, ...(parent ? [slugOf(`${parent} ${name.en}`)] : [])].find(
    (slug) => !rows.some((row) => row.slug === slug),
  )
  if (free === undefined) throw conflict('category_taken', 'There is a category of this name.')
  return free
}

const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
