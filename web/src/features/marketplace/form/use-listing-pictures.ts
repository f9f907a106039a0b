import type { MediaId } from '@heraia/contract/ids'
import { useState } from 'react'
import { moved } from '../../feed/use-composer-media.ts'
import { useShownHere } from '../../media/uploads/shown-here.ts'
import { beginUploads, cancelUpload } from '../../media/uploads/upload-acts.ts'
import { useChosenUploads } from '../../media/uploads/use-chosen-uploads.ts'
import { useUploadLimits } from '../../media/uploads/use-upload-limits.ts'
import { LISTING_PICTURES_MAX } from '../market-limits.ts'
import type { ChosenPicture } from './listing-draft.ts'

const KINDS = ['image'] as const

/** The pictures of the listing that she is writing, in their order; the first is shown first. */
export function useListingPictures(chosen: ChosenPicture[], onChange: (chosen: ChosenPicture[]) => void) {
  useShownHere('listing')
  const { maxBytes, accept } = useUploadLimits(KINDS)
  const uploads = useChosenUploads(
    chosen.map(({ id }) => id),
    'listing',
  )
  const [leftOut, setLeftOut] = useState(false)
  const change = (next: ChosenPicture[]) => {
    setLeftOut(false)
    onChange(next)
  }
  return {
    uploads,
    accept,
    leftOut,
    hasFailed: uploads.some(({ state }) => state === 'failed'),
    isFull: chosen.length >= LISTING_PICTURES_MAX,
    add(files: File[]) {
      const taken = files.slice(0, LISTING_PICTURES_MAX - chosen.length)
      const ids = beginUploads(taken, { purpose: 'listing', kinds: KINDS, maxBytes })
      change([...chosen, ...ids.map((id) => ({ id, alt: '' }))])
      setLeftOut(taken.length < files.length)
    },
    remove(id: MediaId) {
      change(chosen.filter((picture) => picture.id !== id))
      void cancelUpload(id)
    },
    describe: (id: MediaId, alt: string) =>
      change(chosen.map((picture) => (picture.id === id ? { id, alt } : picture))),
    move: (id: MediaId, step: -1 | 1) => change(moved(chosen, id, step)),
    /** All but those that the listing has already. */
    discard(standing: readonly ChosenPicture[]) {
      for (const { id } of chosen) if (!standing.some((picture) => picture.id === id)) void cancelUpload(id)
    },
  }
}
export type ListingPictures = ReturnType<typeof useListingPictures>
