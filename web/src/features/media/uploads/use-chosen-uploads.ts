import type { MediaId } from '@heraia/contract/ids'
import type { MediaPurpose } from '@heraia/contract/media'
import { useEffect } from 'react'
import { useMe } from '../../../lib/session.tsx'
import { askUntilAnswered } from './ask-until-answered.ts'
import { findChosen } from './find-chosen.ts'
import { newUpload, type Upload, useUploads } from './upload-store.ts'

/**
 * The files of a draft, in its order; those of last time come back from this browser, or from the server. Until they
 * have, they wait.
 */
export function useChosenUploads(ids: readonly MediaId[], purpose: MediaPurpose): Upload[] {
  const { id: personId } = useMe()
  const known = useUploads()
  const wanted = ids.join()
  useEffect(() => {
    if (!wanted) return
    return askUntilAnswered(() => findChosen(personId, wanted.split(',') as MediaId[]))
  }, [wanted, personId])
  return ids.map((id) => known.find((upload) => upload.id === id) ?? newUpload({ id, purpose }))
}
