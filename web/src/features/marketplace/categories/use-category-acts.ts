import type { ListingCategory } from '@heraia/contract/listings'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { categoryTree } from '../market-queries.ts'

/** What the staff does with the tree; each answer is the whole of it. */
export function useCategoryActs() {
  const queries = useQueryClient()
  const errors = useTexts(errorTexts)
  const onSuccess = (tree: { items: ListingCategory[] }) => queries.setQueryData(categoryTree().queryKey, tree)
  const onError = (error: Error) => showToast({ message: errorText(errors, error), tone: 'danger' })
  const { addCategory, changeCategory, moveCategory } = api.marketplace
  return {
    // The form says itself what is wrong.
    add: useMutation(addCategory.mutationOptions({ onSuccess })),
    // Somebody else may have changed it: the form says how it stands now.
    change: useMutation(
      changeCategory.mutationOptions({
        onSuccess,
        onError: () => queries.invalidateQueries({ queryKey: categoryTree().queryKey }),
      }),
    ),
    move: useMutation(moveCategory.mutationOptions({ onSuccess, onError })),
  }
}
