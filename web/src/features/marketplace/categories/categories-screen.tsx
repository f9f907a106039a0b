import type { ListingCategory } from '@heraia/contract/listings'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { PageHeading } from '@heraia/ui/page-heading'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { OnceLoaded } from '../../../pieces/once-loaded.tsx'
import { useCategories } from '../use-categories.ts'
import { categoriesTexts } from './categories-texts.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryRow } from './category-row.tsx'

/** The tree of the market, for the staff. */
export function CategoriesScreen() {
  const texts = useTexts(categoriesTexts)
  const { tree, query } = useCategories()
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 px-4 py-8 md:py-12">
      <PageHeading
        title={texts.title}
        lead={texts.lead}
        actions={
          <Button tone="primary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
      />
      {isAdding && <CategoryForm parent={null} onClose={() => setAdding(false)} />}
      <OnceLoaded query={query} words={texts}>
        {() =>
          tree.map((category, at) => (
            <Category key={category.slug} category={category} isFirst={at === 0} isLast={at === tree.length - 1} />
          ))
        }
      </OnceLoaded>
    </div>
  )
}

interface CategoryProps {
  category: ListingCategory
  isFirst: boolean
  isLast: boolean
}

function Category({ category, isFirst, isLast }: CategoryProps) {
  const texts = useTexts(categoriesTexts)
  const { language } = useLocale()
  const [isAdding, setAdding] = useState(false)
  const { subcategories, kind } = category
  const name = category.name[language]
  return (
    <section aria-label={name} className="grid gap-2">
      <CategoryRow shelf={category} isFirst={isFirst} isLast={isLast} level="top">
        <Badge>{texts.kinds[kind]}</Badge>
      </CategoryRow>
      {subcategories.length === 0 && <p className="text-muted">{texts.noneBelow}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {subcategories.map((each, at) => (
          <li key={each.slug}>
            <CategoryRow shelf={each} isFirst={at === 0} isLast={at === subcategories.length - 1} level="below" />
          </li>
        ))}
      </ul>
      <Button
        tone="plain"
        className="-ms-5 justify-self-start"
        icon={<Plus aria-hidden="true" className="size-5" />}
        aria-label={texts.addBelow(name)}
        onClick={() => setAdding(true)}
      >
        {texts.addBelowShort}
      </Button>
      {isAdding && <CategoryForm parent={category} onClose={() => setAdding(false)} />}
    </section>
  )
}
