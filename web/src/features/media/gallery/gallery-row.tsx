import type { GalleryItem } from '@heraia/contract/media'
import { useTexts } from '../../../lib/locale.tsx'
import { useDay } from '../../../lib/use-day.ts'
import { uploadTexts } from '../uploads/upload-texts.ts'
import { galleryTexts } from './gallery-texts.ts'
import { ItemCover } from './item-cover.tsx'
import { ItemFigures } from './item-figures.tsx'
import { ItemLink } from './item-link.tsx'
import { ItemMenu } from './item-menu.tsx'
import { ItemTags } from './item-tags.tsx'

export function GalleryRow({ item }: { item: GalleryItem }) {
  const texts = useTexts(galleryTexts)
  const { failures } = useTexts(uploadTexts)
  const dayOf = useDay()
  return (
    <article className="relative grid grid-cols-[--spacing(24)_minmax(0,1fr)] gap-3 py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-5">
      <ItemCover item={item} sizes="10rem" isTold={false} className="aspect-4/3 w-full self-start rounded-sm" />
      <div className="grid content-start gap-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="text-base leading-snug [overflow-wrap:anywhere]">
              <ItemLink item={item} />
            </h3>
            <p className="text-sm text-muted">
              {texts[item.category]} · {dayOf(item.createdAt)}
            </p>
          </div>
          <ItemMenu item={item} className="-me-2 -mt-2" />
        </div>
        {item.failure && <p className="text-sm text-danger-ink">{failures[item.failure]}</p>}
        {item.description && (
          <p dir="auto" className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
            {item.description}
          </p>
        )}
        <ItemTags tags={item.tags} />
        <ItemFigures item={item} />
      </div>
    </article>
  )
}
