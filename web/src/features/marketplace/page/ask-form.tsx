import type { ListingId, ListingQuestionId } from '@heraia/contract/ids'
import { offPlatformSigns } from '@heraia/contract/off-platform'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { idKeeper, NOT_SENT } from '../../../lib/id-for.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { QUESTION_MAX } from '../market-limits.ts'
import { listingTexts } from './listing-texts.ts'

/** Asks where all can read it. What she writes is kept until the server has it. */
export function AskForm({ listingId }: { listingId: ListingId }) {
  const texts = useTexts(listingTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const draft = useDraft(`question:${listingId}`, '')
  const ids = idKeeper<ListingQuestionId>(useDraft(`question-id:${listingId}`, NOT_SENT))
  const box = useRef<HTMLTextAreaElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const asking = useMutation({
    mutationFn: (text: string) => client.marketplace.ask({ id: listingId, questionId: ids.of(text), text }),
    onSuccess: async (_, text) => {
      ids.sent()
      // What she goes on writing while it is sent stays.
      draft.sent((now) => (now.trim() === text ? '' : now))
      setIsAsked(false)
      showToast({ message: texts.asked, tone: 'success' })
      await queries.invalidateQueries({ queryKey: api.marketplace.questions.key() })
    },
  })
  const over = draft.value.trim().length - QUESTION_MAX
  const problem = over > 0 ? texts.tooLong(over) : isAsked && !draft.value.trim() ? texts.questionRequired : undefined

  function send(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (over > 0 || !draft.value.trim()) return box.current?.focus()
    asking.mutate(draft.value.trim())
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <TextArea
        ref={box}
        label={texts.ask}
        placeholder={texts.askPlaceholder}
        hint={texts.askHint}
        error={problem ?? (asking.isError ? errorText(errors, asking.error) : undefined)}
        value={draft.value}
        onValue={(text) => {
          setIsAsked(false)
          if (asking.isError) asking.reset()
          draft.change(text)
        }}
        countTo={draft.value ? QUESTION_MAX : undefined}
        rows={2}
      />
      <p role="status" className="rounded-md bg-notice-soft px-3 py-2 text-sm text-on-notice-soft empty:sr-only">
        {offPlatformSigns(draft.value).length > 0 && texts.outside}
      </p>
      <Button type="submit" pending={asking.isPending} pendingLabel={texts.sending} className="w-fit">
        {texts.send}
      </Button>
    </form>
  )
}
