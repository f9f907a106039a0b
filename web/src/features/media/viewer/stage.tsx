import type { Medium } from '@heraia/contract/media'
import { sourcesOf } from '@heraia/ui/picture-sources.ts'
import { useEffect } from 'react'
import { ShownPicture } from '../../../pieces/shown-picture.tsx'

/** A picture or a player, as large as its place allows. */
export function Stage({ medium }: { medium: Medium }) {
  const { picture, video } = medium
  if (!video)
    return (
      <ShownPicture
        key={medium.id}
        picture={picture}
        sizes="100vw"
        loading="eager"
        draggable={false}
        className="size-full object-contain"
      />
    )
  return (
    <video
      key={medium.id}
      src={video.url}
      poster={picture.url}
      controls
      playsInline
      preload="metadata"
      aria-label={picture.alt || undefined}
      className="size-full bg-sunken object-contain"
    />
  )
}

/** The pictures beside the one that is shown come before they are asked for. */
export function useNeighbours(media: readonly (Medium | null | undefined)[]) {
  const sources = media.flatMap((medium) => (medium && !medium.video ? [sourcesOf(medium.picture)] : [])).join('\n')
  useEffect(() => {
    for (const srcset of sources.split('\n').filter(Boolean)) {
      const image = new Image()
      image.sizes = '100vw'
      image.srcset = srcset
    }
  }, [sources])
}
