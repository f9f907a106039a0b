import type { ListingCategory } from '@heraia/contract/listings'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { IconButton } from '@heraia/ui/icon-button'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { categoriesTexts } from './categories-texts.ts'
import { CategoryForm } from './category-form.tsx'
import { useCategoryActs } from './use-category-acts.ts'

export type Shelf = Pick<ListingCategory, 'slug' | 'name' | 'retired'>

interface CategoryRowProps {
  shelf: Shelf
  isFirst: boolean
  isLast: boolean
  level: 'top' | 'below'
  children?: ReactNode
}

/** Both names, whether it is retired, and what can be done with it. */
export function CategoryRow({ shelf, isFirst, isLast, level, children }: CategoryRowProps) {
  const texts = useTexts(categoriesTexts)
  const { language } = useLocale()
  const { move } = useCategoryActs()
  const [isEditing, setEditing] = useState(false)
  const { slug, retired } = shelf
  const name = shelf.name[language]
  const other = shelf.name[language === 'en' ? 'es' : 'en']
  const Name = level === 'top' ? 'h2' : 'p'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 grow basis-32 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Name className={level === 'top' ? 'title text-lg' : 'font-semibold'}>{name}</Name>
          {children}
          {retired && <Badge tone="notice">{texts.retired}</Badge>}
        </div>
        <p lang={language === 'en' ? 'es' : 'en'} className="text-sm text-muted">
          {other}
        </p>
      </div>
      <div className="flex items-center">
        <IconButton
          label={texts.earlier(name)}
          icon={<ArrowUp aria-hidden="true" className="size-5" />}
          aria-disabled={isFirst || move.isPending}
          onClick={() => isFirst || move.isPending || move.mutate({ slug, to: 'earlier' })}
        />
        <IconButton
          label={texts.later(name)}
          icon={<ArrowDown aria-hidden="true" className="size-5" />}
          aria-disabled={isLast || move.isPending}
          onClick={() => isLast || move.isPending || move.mutate({ slug, to: 'later' })}
        />
        <Button size="small" aria-label={texts.editOf(name)} onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      </div>
      {isEditing && <CategoryForm shelf={shelf} onClose={() => setEditing(false)} />}
    </div>
  )
}
