import type { ListingQuestion } from '@heraia/contract/listings'
import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { RemoveDialog } from '../../../pieces/remove-dialog.tsx'
import { listingTexts } from './listing-texts.ts'

export function RemoveQuestionDialog({ question, onClose }: { question: ListingQuestion; onClose: () => void }) {
  const texts = useTexts(listingTexts)
  const queries = useQueryClient()
  return (
    <RemoveDialog
      title={texts.removeAsk}
      words={{ remove: texts.delete, cancel: texts.cancel, removing: texts.working }}
      remove={() => client.marketplace.removeQuestion({ id: question.id })}
      onRemoved={() => queries.invalidateQueries({ queryKey: api.marketplace.questions.key() })}
      onClose={onClose}
    >
      {texts.removeText}
    </RemoveDialog>
  )
}
