import type { ListingCategory } from '@heraia/contract/listings'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocale } from '../../lib/locale.tsx'
import { categoryTree } from './market-queries.ts'

const NONE: ListingCategory[] = []

/** Where something new is listed. */
const inUse = (tree: readonly ListingCategory[]): ListingCategory[] =>
  tree
    .filter(({ retired }) => !retired)
    .map((each) => ({ ...each, subcategories: each.subcategories.filter(({ retired }) => !retired) }))
    .filter(({ subcategories }) => subcategories.length > 0)

/** The tree of categories, what of it something new can be listed in, and what each is called here. */
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
  return { tree, choices: useMemo(() => inUse(tree), [tree]), nameOf, query }
}
