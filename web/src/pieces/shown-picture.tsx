import type { Picture as PictureView } from '@heraia/contract/person'
import { Picture, type PictureProps } from '@heraia/ui/picture'
import { sourcesOf } from '@heraia/ui/picture-sources.ts'
import { blurOf } from './blur.ts'

interface ShownPictureProps
  extends Pick<PictureProps, 'className' | 'loading' | 'fetchPriority' | 'onLoad' | 'draggable'> {
  picture: PictureView
  /** How wide it stands on the screen, as the browser's `sizes` takes it. */
  sizes: string
  /** Where something beside it says already what it shows. */
  alt?: string
}

/** Four kilobytes for each picture would hold up the page that the server sends, and the picture itself. */
const blurHere = import.meta.env.SSR ? () => undefined : blurOf

/** A picture of the site, as large as it is needed here. */
export function ShownPicture({ picture, alt = picture.alt, ...img }: ShownPictureProps) {
  return (
    <Picture
      {...img}
      src={picture.url}
      srcSet={sourcesOf(picture)}
      alt={alt}
      width={picture.width}
      height={picture.height}
      blur={blurHere(picture)}
      suppressHydrationWarning
    />
  )
}
