import type { ListingQuestion } from '@heraia/contract/listings'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useRewording } from '../../../lib/use-rewording.ts'
import { OlderWords } from '../../../pieces/older-words.tsx'
import { ANSWER_MAX } from '../market-limits.ts'
import { listingTexts } from './listing-texts.ts'

/** The seller answers, changes her answer or takes it back. */
export function AnswerForm({ question, onClose }: { question: ListingQuestion; onClose: () => void }) {
  const texts = useTexts(listingTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const draft = useRewording(`answer:${question.id}`, question.answer?.text ?? '')
  const field = useId()
  const [isSent, setIsSent] = useState(false)
  const answering = useMutation({
    mutationFn: (text: string | null) => {
      if (text !== null) draft.trying()
      return client.marketplace.answer({ id: question.id, text })
    },
    onSuccess: async ({ answer }) => {
      const isAll = draft.saved(answer?.text ?? '')
      await queries.invalidateQueries({ queryKey: api.marketplace.questions.key() })
      await queries.invalidateQueries({ queryKey: api.marketplace.mine.key() })
      showToast({ message: answer ? texts.answered : texts.answerRemoved, tone: 'success' })
      if (isAll) onClose()
    },
  })
  const text = draft.value.trim()
  const over = text.length - ANSWER_MAX
  const problem = over > 0 ? texts.tooLong(over) : isSent && !text ? texts.answerRequired : undefined

  function send(event: FormEvent) {
    event.preventDefault()
    setIsSent(true)
    if (text && over <= 0) answering.mutate(text)
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <OlderWords draft={draft} field={field} />
      <TextArea
        autoFocus
        id={field}
        label={texts.answerLabel(question.text)}
        labelShown={false}
        placeholder={texts.answer}
        error={problem ?? (answering.isError ? errorText(errors, answering.error) : undefined)}
        value={draft.value}
        onValue={(value) => {
          setIsSent(false)
          if (answering.isError) answering.reset()
          draft.change(value)
        }}
        countTo={draft.value ? ANSWER_MAX : undefined}
        rows={2}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" pending={answering.isPending} pendingLabel={texts.sending}>
          {texts.sendAnswer}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
        {question.answer && (
          <Button tone="plain" onClick={() => answering.mutate(null)} disabled={answering.isPending}>
            {texts.removeAnswer}
          </Button>
        )}
      </div>
    </form>
  )
}
