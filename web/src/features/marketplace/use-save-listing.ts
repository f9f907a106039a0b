import type { ListingCard } from '@heraia/contract/listings'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { changeListing } from './market-cache.ts'
import { marketTexts } from './market-texts.ts'

/** Keeps a listing or lets it go: shown at once, taken back where the server says no. */
export function useSaveListing({ id, saved }: Pick<ListingCard, 'id' | 'saved'>) {
  const queries = useQueryClient()
  const texts = useTexts(marketTexts)
  const errors = useTexts(errorTexts)
  const saving = useMutation({
    mutationFn: (keep: boolean) => (keep ? client.marketplace.save({ id }) : client.marketplace.unsave({ id })),
    onMutate: (keep) => changeListing(queries, id, { saved: keep }),
    onSuccess: async (now) => {
      changeListing(queries, id, { saved: now.saved })
      showToast({ message: now.saved ? texts.savedNow : texts.unsaved })
      await queries.invalidateQueries({ queryKey: api.marketplace.favourites.key(), refetchType: 'none' })
    },
    onError: (error, keep) => {
      changeListing(queries, id, { saved: !keep })
      showToast({ message: errorText(errors, error), tone: 'danger' })
    },
  })
  return () => saving.mutate(!saved)
}
