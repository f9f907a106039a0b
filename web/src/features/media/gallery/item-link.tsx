import type { GalleryItem } from '@heraia/contract/media'
import { CardLink } from '@heraia/ui/card'
import type { MouseEvent } from 'react'
import { useGalleryAddress } from './gallery-address.ts'

/** The title leads to the item's own address, and the viewer opens above the list as it stands. */
export function ItemLink({ item, className }: { item: GalleryItem; className?: string }) {
  const address = useGalleryAddress()
  if (!item.medium)
    return (
      <span dir="auto" className={className}>
        {item.title}
      </span>
    )
  return (
    <CardLink
      href={address.hrefOfItem(item.id)}
      onClick={(event) => {
        if (isForNewTab(event)) return
        event.preventDefault()
        address.open(item.id)
      }}
      dir="auto"
      className={className}
    >
      {item.title}
    </CardLink>
  )
}

const isForNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
