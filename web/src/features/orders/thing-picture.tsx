import type { OrderCard } from '@heraia/contract/orders'
import { classNames } from '@heraia/ui/class-names.ts'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { ShownPicture } from '../../pieces/shown-picture.tsx'

interface ThingPictureProps {
  thing: OrderCard['thing']
  className?: string
}

/** The thing as it was when the order began, or a drawing; its title stands beside it. */
export function ThingPicture({ thing, className }: ThingPictureProps) {
  return thing.picture ? (
    <ShownPicture picture={thing.picture} alt="" sizes="5rem" className={classNames('object-cover', className)} />
  ) : (
    <DrawnArt seed={thing.id ?? thing.title} scene="balls" className={className} />
  )
}
