import type { GalleryItem } from '@heraia/contract/media'
import { Card } from '@heraia/ui/card'
import { ItemCover } from './item-cover.tsx'
import { ItemFigures } from './item-figures.tsx'
import { ItemLink } from './item-link.tsx'
import { ItemMenu } from './item-menu.tsx'
import { ItemTags } from './item-tags.tsx'

export function GalleryCard({ item }: { item: GalleryItem }) {
  return (
    <Card className="flex min-w-0 flex-col">
      <ItemCover item={item} sizes="(min-width: 48rem) 18rem, 50vw" className="aspect-4/3 w-full" />
      <div className="flex grow flex-col gap-2 p-3 pt-2">
        <div className="flex items-start justify-between gap-1">
          <h3 className="my-2 line-clamp-3 min-w-0 text-base leading-snug [overflow-wrap:anywhere]">
            <ItemLink item={item} />
          </h3>
          <ItemMenu item={item} className="-me-2" />
        </div>
        <ItemTags tags={item.tags} />
        <div className="mt-auto">
          <ItemFigures item={item} />
        </div>
      </div>
    </Card>
  )
}
