import type { MediaId } from '@heraia/contract/ids'
import type { Crop } from '@heraia/contract/media'
import type { Picture } from '@heraia/contract/person'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { setUser, useMe } from '../../../lib/session.tsx'
import { forgetUpload } from '../uploads/upload-store.ts'
import { whenReady } from '../uploads/when-ready.ts'
import { ownPictureTexts } from './own-picture-texts.ts'

export type OwnPicture = 'avatar' | 'cover'

interface Chosen {
  mediaId: MediaId
  crop: Crop
  alt: string
}

const calls = {
  avatar: { set: client.media.setAvatar, remove: client.media.removeAvatar },
  cover: { set: client.media.setCover, remove: client.media.removeCover },
} as const

/** Saves or removes her portrait or her cover; every place that shows it learns of it. */
export function useOwnPicture(kind: OwnPicture, onDone: () => void) {
  const texts = useTexts(ownPictureTexts)[kind]
  const me = useMe()
  const queries = useQueryClient()

  async function show(picture: Picture | null, message: string) {
    if (kind === 'avatar') setUser({ ...me, avatar: picture })
    onDone()
    showToast({ message, tone: 'success' })
    // Her face stands beside everything that she wrote.
    await queries.invalidateQueries()
  }

  const save = useMutation({
    mutationFn: async (chosen: Chosen) => {
      await whenReady([chosen.mediaId])
      return calls[kind].set(chosen)
    },
    onSuccess: async ({ picture }, { mediaId }) => {
      forgetUpload(mediaId)
      await show(picture, texts.saved)
    },
  })
  const remove = useMutation({
    mutationFn: () => calls[kind].remove(),
    onSuccess: ({ picture }) => show(picture, texts.removed),
  })
  return { save, remove }
}
