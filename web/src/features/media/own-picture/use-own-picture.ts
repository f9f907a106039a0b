import type { MediaId, SitePersonId, TeamId } from '@heraia/contract/ids'
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

/** Whose it is where it is not her own: a team's, or of somebody whom the About page shows. */
export type PictureOf = { team: TeamId } | { sitePerson: SitePersonId }

/** A team's logo is cut as a portrait is. */
export function wordsFor(kind: OwnPicture, of?: PictureOf) {
  if (of === undefined) return kind
  if ('sitePerson' in of) return 'sitePerson'
  return kind === 'avatar' ? 'logo' : 'teamCover'
}

interface Chosen {
  mediaId: MediaId
  crop: Crop
  alt: string
}

const ownCalls = {
  avatar: { set: client.media.setAvatar, remove: client.media.removeAvatar },
  cover: { set: client.media.setCover, remove: client.media.removeCover },
} as const

function callsFor(kind: OwnPicture, of?: PictureOf) {
  if (of === undefined) return ownCalls[kind]
  if ('sitePerson' in of) {
    const id = of.sitePerson
    return {
      set: (chosen: Chosen) => client.admin.setSitePersonPicture({ id, ...chosen }),
      remove: () => client.admin.removeSitePersonPicture({ id }),
    }
  }
  const id = of.team
  const which = kind === 'avatar' ? ('logo' as const) : ('cover' as const)
  return {
    set: (chosen: Chosen) => client.teams.setPicture({ id, which, ...chosen }),
    remove: () => client.teams.removePicture({ id, which }),
  }
}

/** Saves or removes her portrait or her cover, or what is `of` another; every place that shows it learns of it. */
export function useOwnPicture(kind: OwnPicture, onDone: () => void, of?: PictureOf) {
  const texts = useTexts(ownPictureTexts)[wordsFor(kind, of)]
  const calls = callsFor(kind, of)
  const me = useMe()
  const queries = useQueryClient()
  const isHere = useIsHere()

  async function show(picture: Picture | null, message: string) {
    if (kind === 'avatar' && of === undefined) setUser({ ...me, avatar: picture })
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
