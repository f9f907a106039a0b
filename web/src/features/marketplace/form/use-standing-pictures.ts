import type { EditableListing } from '@heraia/contract/listings'
import { useEffect } from 'react'
import { findUpload, forgetUpload, newUpload, putUpload, useUploads } from '../../media/uploads/upload-store.ts'

/** The pictures that the listing has already stand in the form like those that just went up. */
export function useStandingPictures({ fields: { images } }: EditableListing) {
  const uploads = useUploads()

  useEffect(() => {
    // Also after all were let go, as happens when somebody else signs in.
    const isMissing = images.filter(({ mediaId }) => !uploads.some(({ id }) => id === mediaId))
    for (const { mediaId: id, ...picture } of isMissing) {
      if (findUpload(id)) continue
      const medium = { id, kind: 'image' as const, picture, sensitive: false, video: null }
      putUpload(newUpload({ id, purpose: 'listing', kind: 'image', state: 'ready', alt: picture.alt, medium }))
    }
  }, [images, uploads])

  useEffect(
    () => () => {
      for (const { mediaId } of images) forgetUpload(mediaId)
    },
    [images],
  )
}
