import type { GalleryItem } from '@heraia/contract/media'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { pressesOf } from '../../../lib/presses.ts'
import { changeItem } from './gallery-queries.ts'

/** Shown at once, taken back where the server refuses. */
export function useItemLike(item: GalleryItem) {
  const queries = useQueryClient()
  const errors = useTexts(errorTexts)
  const presses = pressesOf<Pick<GalleryItem, 'isLiked' | 'likes'>>(queries, ['gallery like', item.id])
  const show = (saved: Pick<GalleryItem, 'isLiked' | 'likes'>) =>
    changeItem(queries, item.id, (now) => ({ ...now, ...saved }))
  const like = useMutation({
    ...presses.inTurn,
    mutationFn: (liked: boolean) =>
      liked ? client.gallery.like({ id: item.id }) : client.gallery.unlike({ id: item.id }),
    onMutate: (liked) => {
      changeItem(queries, item.id, (now) => ({
        ...now,
        isLiked: liked,
        likes: Math.max(0, now.likes + (liked === now.isLiked ? 0 : liked ? 1 : -1)),
      }))
      // Kept here: by the time it fails, `item` is the one that is drawn as liked.
      return presses.begin({ isLiked: item.isLiked, likes: item.likes })
    },
    onSuccess: ({ likes, isLiked }, _liked, press) => presses.answered(press, { likes, isLiked }, show),
    onError: (error, _liked, press) => {
      presses.failed(press, show)
      showToast({ message: errorText(errors, error), tone: 'danger' })
    },
  })
  return () => like.mutate(!item.isLiked)
}
