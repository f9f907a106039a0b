import type { MediaId, TeamId } from '@heraia/contract/ids'
import type { Crop } from '@heraia/contract/media'
import type { Picture } from '@heraia/contract/person'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { setUser, useMe } from '../../../lib/session.tsx'
import { useIsHere } from '../../../lib/use-is-here.ts'
import { forgetUpload } from '../uploads/upload-store.ts'
import { whenReady } from '../uploads/when-ready.ts'
import { ownPictureTexts } from './own-picture-texts.ts'

export type OwnPicture = 'avatar' | 'cover'

/** A team's logo is cut as a portrait is. */
export const wordsFor = (kind: OwnPicture, team?: TeamId) =>
  team === undefined ? kind : kind === 'avatar' ? 'logo' : 'teamCover'

interface Chosen {
  mediaId: MediaId
  crop: Crop
  alt: string
}

const ownCalls = {
  avatar: { set: client.media.setAvatar, remove: client.media.removeAvatar },
  cover: { set: client.media.setCover, remove: client.media.removeCover },
} as const

function callsFor(kind: OwnPicture, team?: TeamId) {
  if (team === undefined) return ownCalls[kind]
  const which = kind === 'avatar' ? ('logo' as const) : ('cover' as const)
  return {
    set: (chosen: Chosen) => client.teams.setPicture({ id: team, which, ...chosen }),
    remove: () => client.teams.removePicture({ id: team, which }),
  }
}

/** Saves or removes her portrait or her cover, or a team's; every place that shows it learns of it. */
export function useOwnPicture(kind: OwnPicture, onDone: () => void, team?: TeamId) {
  const texts = useTexts(ownPictureTexts)[wordsFor(kind, team)]
  const calls = callsFor(kind, team)
  const me = useMe()
  const queries = useQueryClient()
  const isHere = useIsHere()

  async function show(picture: Picture | null, message: string) {
    if (kind === 'avatar' && team === undefined) setUser({ ...me, avatar: picture })
    if (isHere.current) onDone()
    showToast({ message, tone: 'success' })
    // Her face stands beside everything that she wrote.
    await queries.invalidateQueries()
  }

  const save = useMutation({
    mutationFn: async (chosen: Chosen) => {
      await whenReady([chosen.mediaId])
      return calls.set(chosen)
    },
    onSuccess: async ({ picture }, { mediaId }) => {
      forgetUpload(mediaId)
      await show(picture, texts.saved)
    },
  })
  const remove = useMutation({
    mutationFn: () => calls.remove(),
    onSuccess: ({ picture }) => show(picture, texts.removed),
  })
  return { save, remove }
}
