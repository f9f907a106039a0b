import type { ListingCategory, ListingKind } from '@heraia/contract/listings'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'

interface CategoryRow {
  slug: string
  parent: string | null
  kind: ListingKind
  name_en: string
  name_es: string
}

const readCategories = async (ctx: Context): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select slug, parent, kind, name_en, name_es from listing_categories order by position, slug`.execute(ctx.db)
  return rows
}

/** The whole tree; a few rows. */
export async function listCategories(ctx: Context): Promise<{ items: ListingCategory[] }> {
  const rows = await readCategories(ctx)
  const show = ({ slug, name_en, name_es }: CategoryRow) => ({ slug, name: { en: name_en, es: name_es } })
  return {
    items: rows
      .filter(({ parent }) => parent === null)
      .map((row) => ({
        ...show(row),
        kind: row.kind,
        subcategories: rows.filter(({ parent }) => parent === row.slug).map(show),
      })),
  }
}

export interface ChosenCategory {
  kind: ListingKind
  /** Of both, in both languages: what a search finds it by. */
  names: string[]
}

/** null: there is no such category, or the subcategory is not one of its. */
export async function findCategory(
  ctx: Context,
  { category, subcategory }: { category: string; subcategory: string | null },
): Promise<ChosenCategory | null> {
  const rows = await readCategories(ctx)
  const top = rows.find(({ slug, parent }) => slug === category && parent === null)
  const below = rows.find(({ slug, parent }) => slug === subcategory && parent === category)
  if (!top || (subcategory !== null && !below)) return null
  return { kind: top.kind, names: [top, ...(below ? [below] : [])].flatMap((row) => [row.name_en, row.name_es]) }
}
