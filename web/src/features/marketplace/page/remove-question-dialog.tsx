import type { ListingQuestion } from '@heraia/contract/listings'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { orGone } from '../../../lib/or-gone.ts'
import { listingTexts } from './listing-texts.ts'

export function RemoveQuestionDialog({ question, onClose }: { question: ListingQuestion; onClose: () => void }) {
  const texts = useTexts(listingTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: () => orGone(client.marketplace.removeQuestion({ id: question.id })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.marketplace.questions.key() })
      onClose()
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.removeAsk}
      confirmLabel={texts.delete}
      cancelLabel={texts.cancel}
      onConfirm={() => removing.mutate()}
      pending={removing.isPending}
      pendingLabel={texts.working}
    >
      {texts.removeText}
    </ConfirmDialog>
  )
}
