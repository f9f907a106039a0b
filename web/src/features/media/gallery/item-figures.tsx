import type { GalleryItem } from '@heraia/contract/media'
import { Eye, Heart } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { galleryTexts } from './gallery-texts.ts'

const figure = 'figures inline-flex items-center gap-1'

export function ItemFigures({ item }: { item: GalleryItem }) {
  const texts = useTexts(galleryTexts)
  const format = useFormat()
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span className={figure}>
        <Heart aria-hidden="true" className={`size-4 ${item.isLiked ? 'fill-current text-accent-ink' : ''}`} />
        <span className="sr-only">{texts.likes(item.likes)}</span>
        <span aria-hidden="true">{format.compact(item.likes)}</span>
      </span>
      <span className={figure}>
        <Eye aria-hidden="true" className="size-4" />
        <span className="sr-only">{texts.views(item.views)}</span>
        <span aria-hidden="true">{format.compact(item.views)}</span>
      </span>
    </p>
  )
}
