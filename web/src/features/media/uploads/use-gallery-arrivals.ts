import { showToast } from '@heraia/ui/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { forgetFile } from './kept-files.ts'
import { changeUpload, currentUploads, forgetUpload, type Upload } from './upload-store.ts'
import { uploadTexts } from './upload-texts.ts'

/** Asked again until the server has it: sending the same item twice gives one. */
const AGAIN_MS = 5000
const beingAdded = new Set<string>()

/** What arrived and has a title goes into her gallery; from then on the gallery shows where it stands. */
export function useGalleryArrivals(uploads: readonly Upload[]) {
  const texts = useTexts(uploadTexts)
  const queries = useQueryClient()
  useEffect(() => {
    async function add({ id, alt, item }: Upload) {
      if (!item) return
      try {
        await client.gallery.add({ mediaId: id, alt, ...item })
        forgetUpload(id)
        await forgetFile(id)
        // One word for all that were published together.
        if (!currentUploads().some(({ item: other }) => other)) showToast({ message: texts.inGallery, tone: 'success' })
        await queries.invalidateQueries({ queryKey: api.gallery.key() })
      } catch (error) {
        const isRefused = ['INVALID_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'].includes(failureOf(error).code)
        if (isRefused) changeUpload(id, { state: 'failed', failure: 'not_shown', mayRetry: true })
        else setTimeout(() => changeUpload(id, { state: 'processing' }), AGAIN_MS)
      } finally {
        beingAdded.delete(id)
      }
    }
    for (const upload of uploads) {
      const isThere = upload.state === 'processing' || upload.state === 'ready'
      if (!upload.item || !isThere || beingAdded.has(upload.id)) continue
      beingAdded.add(upload.id)
      void add(upload)
    }
  }, [uploads, texts, queries])
}
