import type { ReportId } from '@heraia/contract/ids'
import type { OwnDecision } from '@heraia/contract/safety'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api, client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { idToSend, type Sent } from '../../lib/one-thing.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useProblemFocus } from '../../lib/use-problem-focus.ts'
import { ownSafetyTexts } from './safety-texts.ts'

/** As the contract has it; a test holds the two together. */
export const APPEAL_MAX = 2000

interface AppealDraft extends Sent {
  text: string
}

const EMPTY: AppealDraft = { id: '', text: '' }

/** Once, in her words; what she writes is kept in this browser until it is sent. */
export function AppealForm({ decision }: { decision: OwnDecision }) {
  const texts = useTexts(ownSafetyTexts)
  const errors = useTexts(errorTexts)
  const format = useFormat()
  const title = useId()
  const draft = useDraft(`appeal:${decision.id}`, EMPTY)
  const [isAsked, setAsked] = useState(false)
  const sending = useAppeal(decision, (sent) => draft.sent((now) => (now.text === sent.text ? EMPTY : now)))
  const { form, onSent } = useProblemFocus(sending.isPending)
  const { value } = draft
  const over = value.text.trim().length - APPEAL_MAX
  const problem = () => {
    if (over > 0) return texts.tooLong(format.number(over))
    return isAsked && value.text.trim() === '' ? texts.required : undefined
  }

  function send() {
    setAsked(true)
    if (value.text.trim() === '' || over > 0 || sending.isPending) return
    const sent = { ...value, ...idToSend(value, value.text, true) }
    draft.change(sent)
    sending.mutate(sent)
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={title}
      className="grid gap-4 rounded-lg border border-line bg-raised p-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
        onSent()
      }}
    >
      <h2 id={title} className="text-lg">
        {texts.appeal}
      </h2>
      <p className="max-w-prose text-muted">{texts.appealLead(format.date(decision.appealUntil))}</p>
      {sending.error && <Banner tone="danger">{errorText(errors, sending.error)}</Banner>}
      <TextArea
        label={texts.words}
        value={value.text}
        onValue={(text) => draft.change((now) => ({ ...now, text }))}
        countTo={APPEAL_MAX}
        error={problem()}
        required
      />
      <div>
        <Button type="submit" tone="primary" pending={sending.isPending} pendingLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

function useAppeal({ id }: OwnDecision, onSent: (sent: AppealDraft) => void) {
  const texts = useTexts(ownSafetyTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sent: AppealDraft) => client.safety.appeal({ id, appealId: sent.id as ReportId, text: sent.text }),
    onSuccess: (saved, sent) => {
      onSent(sent)
      queries.setQueryData(api.safety.decision.queryKey({ input: { id } }), saved)
      void queries.invalidateQueries({ queryKey: api.safety.decisions.key() })
      showToast({ message: texts.sent, tone: 'success' })
    },
    onError: (error) => {
      const { reason = '' } = failureOf(error)
      if (!(reason in texts.refused)) return
      // In another tab, or by a try whose answer was lost.
      void queries.invalidateQueries({ queryKey: api.safety.key() })
      showToast({ message: texts.refused[reason as keyof typeof texts.refused], tone: 'danger' })
    },
  })
}
