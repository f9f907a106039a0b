import type { MediaId } from '@heraia/contract/ids'
import { useState } from 'react'
import { POST_PICTURES_MAX } from '../media/media-limits.ts'
import { useShownHere } from '../media/uploads/shown-here.ts'
import { beginUploads, cancelUpload } from '../media/uploads/upload-acts.ts'
import { findUpload } from '../media/uploads/upload-store.ts'
import { useChosenUploads } from '../media/uploads/use-chosen-uploads.ts'
import { useUploadLimits } from '../media/uploads/use-upload-limits.ts'
import type { ChosenMedium } from './post-draft.ts'

const POST_KINDS = ['image', 'video'] as const

/** `left_out`: more than ten were chosen at once. */
export type MediaProblem = 'left_out' | 'one_video' | 'not_usable'

/** The pictures or the video of the post that she is writing. */
export function useComposerMedia(chosen: ChosenMedium[], onChange: (chosen: ChosenMedium[]) => void) {
  useShownHere('post')
  const { maxBytes, accept } = useUploadLimits(POST_KINDS)
  const uploads = useChosenUploads(
    chosen.map(({ id }) => id),
    'post',
  )
  const [leftOut, setLeftOut] = useState(false)
  const [opened, open] = useState<MediaId | null>(null)
  const change = (next: ChosenMedium[]) => {
    setLeftOut(false)
    onChange(next)
  }

  const hasVideo = uploads.some(({ kind }) => kind === 'video')
  const isUnusable = uploads.some(({ state }) => state === 'failed')
  const problem: MediaProblem | null =
    hasVideo && chosen.length > 1 ? 'one_video' : isUnusable ? 'not_usable' : leftOut ? 'left_out' : null

  return {
    uploads,
    /** The one whose details stand open, as far as she has chosen one. */
    opened,
    open,
    accept,
    problem,
    /** What stands in the way of publishing. */
    isBlocked: problem === 'one_video' || problem === 'not_usable' || !chosen.every(({ id }) => findUpload(id)),
    isFull: hasVideo || chosen.length >= POST_PICTURES_MAX,
    add(files: File[]) {
      const taken = files.slice(0, POST_PICTURES_MAX - chosen.length)
      const ids = beginUploads(taken, { purpose: 'post', kinds: POST_KINDS, maxBytes })
      change([...chosen, ...ids.map((id) => ({ id, alt: '' }))])
      setLeftOut(taken.length < files.length)
    },
    remove(id: MediaId) {
      change(chosen.filter((medium) => medium.id !== id))
      void cancelUpload(id)
    },
    describe(id: MediaId, alt: string) {
      // With its first letter it is no longer what nobody has described: it stays under her hands all the same.
      open(id)
      change(chosen.map((medium) => (medium.id === id ? { id, alt } : medium)))
    },
    move: (id: MediaId, step: -1 | 1) => change(moved(chosen, id, step)),
  }
}

/** Exported for its test. */
export function moved<Item extends { id: string }>(items: readonly Item[], id: string, step: -1 | 1): Item[] {
  const from = items.findIndex((item) => item.id === id)
  const to = from + step
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (!item || from < 0 || to < 0 || to >= items.length) return [...items]
  next.splice(to, 0, item)
  return next
}
