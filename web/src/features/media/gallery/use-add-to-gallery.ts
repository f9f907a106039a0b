import type { GalleryItemId, MediaId } from '@heraia/contract/ids'
import type { MediaKind } from '@heraia/contract/media'
import { uuid7 } from '@heraia/contract/uuid7'
import { useState } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { useAltReminder } from '../alt-reminder/use-alt-reminder.ts'
import { beginUploads, cancelUpload, showInGallery } from '../uploads/upload-acts.ts'
import { findUpload, type Upload } from '../uploads/upload-store.ts'
import { useChosenUploads } from '../uploads/use-chosen-uploads.ts'
import { useUploadLimits } from '../uploads/use-upload-limits.ts'
import { EMPTY_ITEM, errorsOf, fieldsOf, type ItemForm } from './item-form.ts'

interface Draft {
  form: ItemForm
  ids: MediaId[]
  /** What each shows, by its id. */
  alts: Record<string, string>
}

const EMPTY: Draft = { form: EMPTY_ITEM, ids: [], alts: {} }

/** `filesAwaited`: those of last time are still being looked for. */
type FileProblem = 'filesRequired' | 'filesFailed' | 'filesAwaited'

/** Files begin to go up when they are chosen; Publish says what they are and leaves them to arrive by themselves. */
export function useAddToGallery(kinds: readonly MediaKind[], onClose: () => void) {
  const { maxBytes } = useUploadLimits(kinds)
  const draft = useDraft<Draft>('gallery', EMPTY)
  const { form, ids, alts } = draft.value
  const change = (changed: Partial<Draft>) => draft.change({ ...draft.value, ...changed })
  const uploads = useChosenUploads(ids, 'gallery')
  const [isTried, setIsTried] = useState(false)
  const errors = errorsOf(form)
  const fileProblem = problemOf(uploads)
  const reminder = useAltReminder({ uploads, chosen: ids.map((id) => ({ id, alt: alts[id] ?? '' })) })
  const isWrong = Object.keys(errors).length > 0 || fileProblem !== null

  function publishAsItIs() {
    setIsTried(true)
    if (isWrong) return
    for (const id of ids) {
      showInGallery(id, { id: uuid7() as GalleryItemId, ...fieldsOf(form) }, alts[id] ?? '')
    }
    draft.sent()
    onClose()
  }

  return {
    form,
    reminder,
    uploads,
    errors: isTried ? errors : {},
    fileProblem: isTried ? fileProblem : null,
    isTouched: ids.length > 0 || JSON.stringify(form) !== JSON.stringify(EMPTY_ITEM),
    alts,
    describe: (id: MediaId, alt: string) => change({ alts: { ...alts, [id]: alt } }),
    change: (changed: ItemForm) => change({ form: changed }),
    add(files: File[]) {
      const made = beginUploads(files, { purpose: 'gallery', kinds, maxBytes })
      change({ ids: [...ids, ...made] })
    },
    remove({ id }: Upload) {
      change({ ids: ids.filter((other) => other !== id) })
      void cancelUpload(id)
    },
    publish() {
      setIsTried(true)
      if (!isWrong && reminder.mayPublish()) publishAsItIs()
    },
    publishAsItIs,
    discard() {
      for (const id of ids) void cancelUpload(id)
      draft.sent()
      onClose()
    },
  }
}

function problemOf(uploads: readonly Upload[]): FileProblem | null {
  if (uploads.length === 0) return 'filesRequired'
  if (uploads.some(({ state }) => state === 'failed')) return 'filesFailed'
  return uploads.every(({ id }) => findUpload(id)) ? null : 'filesAwaited'
}
