import { Tag } from '@heraia/ui/tag'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { galleryTexts } from './gallery-texts.ts'

const FIRST = 2

/** The first two; a press shows the rest. */
export function ItemTags({ tags }: { tags: readonly string[] }) {
  const texts = useTexts(galleryTexts)
  const [isOpen, setIsOpen] = useState(false)
  if (tags.length === 0) return null
  const hidden = isOpen ? 0 : tags.length - FIRST
  return (
    <ul aria-label={texts.tags} className="flex flex-wrap gap-1.5">
      {(isOpen ? tags : tags.slice(0, FIRST)).map((tag) => (
        <li key={tag} className="flex max-w-full min-w-0">
          <Tag className="min-w-0">
            <span className="truncate">{tag}</span>
          </Tag>
        </li>
      ))}
      {hidden > 0 && (
        <li className="relative z-1 flex">
          <button
            type="button"
            aria-label={texts.moreTags(hidden)}
            onClick={() => setIsOpen(true)}
            className="figures touch-beyond inline-flex min-h-8 items-center rounded-full bg-sunken px-3 text-sm font-semibold hover:bg-line"
          >
            +{hidden}
          </button>
        </li>
      )}
    </ul>
  )
}
