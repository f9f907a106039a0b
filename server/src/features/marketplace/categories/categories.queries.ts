import type { ListingCategory, ListingKind } from '@heraia/contract/listings'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

export interface CategoryRow {
  slug: string
  parent: string | null
  kind: ListingKind
  name_en: string
  name_es: string
  position: number
  retired: boolean
}

export const readCategories = async (ctx: Context): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select slug, parent, kind, name_en, name_es, position, retired from listing_categories
    order by position, slug`.execute(ctx.db)
  return rows
}

/** The whole tree; a few rows. */
export async function listCategories(ctx: Context): Promise<{ items: ListingCategory[] }> {
  const rows = await readCategories(ctx)
  const show = ({ slug, name_en, name_es, retired }: CategoryRow) => ({
    ...{ slug, name: { en: name_en, es: name_es }, retired },
  })
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
  /** Nothing new is listed there. */
  retired: boolean
}

/** null: there is no such category, or the subcategory is not one of its. */
export const findCategory = async (ctx: Context, chosen: Chosen): Promise<ChosenCategory | null> =>
  findCategoryIn(await readCategories(ctx), chosen)

interface Chosen {
  category: string | null
  subcategory: string | null
}

export function findCategoryIn(rows: readonly CategoryRow[], { category, subcategory }: Chosen): ChosenCategory | null {
  const top = rows.find(({ slug, parent }) => slug === category && parent === null)
  const below = rows.find(({ slug, parent }) => slug === subcategory && parent === category)
  if (!top || (subcategory !== null && !below)) return null
  const chosen = [top, ...(below ? [below] : [])]
  return {
    kind: top.kind,
    names: chosen.flatMap((row) => [row.name_en, row.name_es]),
    retired: chosen.some(({ retired }) => retired),
  }
}
