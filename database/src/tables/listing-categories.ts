import type { Generated } from 'kysely'

export interface ListingCategoriesTable {
  slug: string
  /** null: a category; otherwise a subcategory of it. */
  parent: string | null
  kind: 'goods' | 'service'
  name_en: string
  name_es: string
  position: number
  /** Nothing new is listed there. */
  retired: Generated<boolean>
}
