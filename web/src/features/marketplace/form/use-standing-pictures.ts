import type { EditableListing } from '@heraia/contract/listings'
import { useEffect } from 'react'
import { findUpload, forgetUpload, newUpload, putUpload } from '../../media/uploads/upload-store.ts'

/** The pictures that the listing has already stand in the form like those that just went up. */
export function useStandingPictures({ fields: { images } }: EditableListing) {
  useEffect(() => {
    for (const { mediaId: id, ...picture } of images) {
      if (findUpload(id)) continue
      const medium = { id, kind: 'image' as const, picture, video: null }
      putUpload(newUpload({ id, purpose: 'listing', kind: 'image', state: 'ready', alt: picture.alt, medium }))
    }
    return () => {
      for (const { mediaId } of images) forgetUpload(mediaId)
    }
  }, [images])
}
