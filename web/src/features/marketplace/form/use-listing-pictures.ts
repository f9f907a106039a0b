import type { MediaId } from '@heraia/contract/ids'
import { useEffect, useRef, useState } from 'react'
import { moved } from '../../feed/use-composer-media.ts'
import { useShownHere } from '../../media/uploads/shown-here.ts'
import { beginUploads, cancelUpload } from '../../media/uploads/upload-acts.ts'
import { useChosenUploads } from '../../media/uploads/use-chosen-uploads.ts'
import { useUploadLimits } from '../../media/uploads/use-upload-limits.ts'
import { LISTING_PICTURES_MAX } from '../market-limits.ts'
import type { ChosenPicture } from './listing-draft.ts'
import { PICTURE_KINDS, type RefusedFile, sortPictures } from './sort-pictures.ts'

/** The pictures of the listing that she is writing, in their order; the first is shown first. */
export function useListingPictures(chosen: ChosenPicture[], onChange: (chosen: ChosenPicture[]) => void) {
  useShownHere('listing')
  const { maxBytes, accept } = useUploadLimits(PICTURE_KINDS)
  const uploads = useChosenUploads(
    chosen.map(({ id }) => id),
    'listing',
  )
  const [leftOut, setLeftOut] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const change = (next: ChosenPicture[]) => {
    setLeftOut(false)
    setRefused([])
    onChange(next)
  }
  // Files are looked into before they take a place: what she writes meanwhile stays.
  const latest = useRef({ chosen, onChange })
  useEffect(() => {
    latest.current = { chosen, onChange }
  })
  return {
    uploads,
    accept,
    leftOut,
    refused,
    hasFailed: uploads.some(({ state }) => state === 'failed'),
    isFull: chosen.length >= LISTING_PICTURES_MAX,
    async add(files: File[]) {
      const sorted = await sortPictures(files, maxBytes)
      const now = latest.current
      const taken = sorted.good.slice(0, LISTING_PICTURES_MAX - now.chosen.length)
      if (taken.length > 0) {
        const ids = beginUploads(taken, { purpose: 'listing', kinds: PICTURE_KINDS, maxBytes })
        const next = [...now.chosen, ...ids.map((id) => ({ id, alt: '' }))]
        // Before the next files, should they follow before this is drawn.
        latest.current = { ...now, chosen: next }
        now.onChange(next)
      }
      setRefused(sorted.refused)
      setLeftOut(taken.length < sorted.good.length)
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
