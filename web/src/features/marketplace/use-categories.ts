import type { ListingCategory } from '@heraia/contract/listings'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from '../../lib/locale.tsx'
import { categoryTree } from './market-queries.ts'

const NONE: ListingCategory[] = []

/** The tree of categories, and what each is called here. */
export function useCategories() {
  const { language } = useLocale()
  const query = useQuery(categoryTree())
  const tree = query.data?.items ?? NONE
  /** Of a category, or with `sub` of one below it; a slug that is gone names itself. */
  const nameOf = useCallback(
    (slug: string, sub?: string) => {
      const category = tree.find((each) => each.slug === slug)
      const found = sub === undefined ? category : category?.subcategories.find((each) => each.slug === sub)
      return found?.name[language] ?? sub ?? slug
    },
    [tree, language],
  )
  return { tree, nameOf, query }
}
