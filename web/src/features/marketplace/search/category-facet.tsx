import { Link } from '@heraia/ui/link'
import type { MouseEvent, ReactNode } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { FailedLine } from '../../../pieces/failed-line.tsx'
import { marketTexts } from '../market-texts.ts'
import { useCategories } from '../use-categories.ts'
import type { MarketSearch } from './market-search.ts'

interface CategoryFacetProps {
  search: MarketSearch
  onChange: (search: MarketSearch) => void
}

/** The tree, as links: they work before any script, and each shelf of the market has an address. */
export function CategoryFacet({ search, onChange }: CategoryFacetProps) {
  const texts = useTexts(marketTexts)
  const { choices, nameOf, query } = useCategories()
  const { category, subcategory } = search
  const shelf = (at: Pick<MarketSearch, 'category' | 'subcategory'>, name: ReactNode) => (
    <ShelfLink
      search={{ ...search, category: at.category, subcategory: at.subcategory }}
      isCurrent={category === at.category && subcategory === at.subcategory}
      onChange={onChange}
    >
      {name}
    </ShelfLink>
  )
  return (
    <nav aria-label={texts.category}>
      <p aria-hidden="true" className="mb-1 text-sm font-semibold">
        {texts.category}
      </p>
      <ul className="-mx-3">
        <li>{shelf({}, texts.allCategories)}</li>
        {choices.map(({ slug, subcategories }) => (
          <li key={slug}>
            {shelf({ category: slug }, nameOf(slug))}
            {category === slug && (
              <ul className="ms-3 border-s border-line ps-2">
                {subcategories.map((sub) => (
                  <li key={sub.slug}>{shelf({ category: slug, subcategory: sub.slug }, nameOf(slug, sub.slug))}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <FailedLine query={query} words={texts.categoriesFailed} />
    </nav>
  )
}

interface ShelfLinkProps extends CategoryFacetProps {
  isCurrent: boolean
  children: ReactNode
}

/** With a plain press the page stays where it is; with Ctrl and the like it opens elsewhere, as any link. */
function ShelfLink({ search, isCurrent, onChange, children }: ShelfLinkProps) {
  function choose(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChange(search)
  }
  return (
    <Link
      href={addresses.marketplace(search)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
      className="flex min-h-11 items-center rounded-sm px-3 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-on-accent-soft"
    >
      {children}
    </Link>
  )
}
