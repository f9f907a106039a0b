import type { ListingCard } from '@heraia/contract/listings'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { pressesOf } from '../../lib/presses.ts'
import { changeListing } from './market-cache.ts'
import { marketTexts } from './market-texts.ts'

/** Keeps a listing or lets it go: shown at once, taken back where the server says no. */
export function useSaveListing({ id, saved }: Pick<ListingCard, 'id' | 'saved'>) {
  const queries = useQueryClient()
  const texts = useTexts(marketTexts)
  const errors = useTexts(errorTexts)
  const presses = pressesOf<boolean>(queries, ['save listing', id])
  const show = (isSaved: boolean) => changeListing(queries, id, { saved: isSaved })
  const saving = useMutation({
    ...presses.inTurn,
    mutationFn: (keep: boolean) => (keep ? client.marketplace.save({ id }) : client.marketplace.unsave({ id })),
    onMutate: (keep) => {
      show(keep)
      // Kept here: by the time it fails, `saved` is what she pressed.
      return presses.begin(saved)
    },
    onSuccess: async (now, _keep, press) => {
      presses.answered(press, now.saved, show)
      showToast({ message: now.saved ? texts.savedNow : texts.unsaved })
      await queries.invalidateQueries({ queryKey: api.marketplace.favourites.key(), refetchType: 'none' })
    },
    onError: (error, _keep, press) => {
      presses.failed(press, show)
      showToast({ message: errorText(errors, error), tone: 'danger' })
    },
  })
  return () => saving.mutate(!saved)
}
