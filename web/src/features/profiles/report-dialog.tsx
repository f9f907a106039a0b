import type { ReportId } from '@heraia/contract/ids'
import type { ReportSubject } from '@heraia/contract/profiles'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useIsHere } from '../../lib/use-is-here.ts'
import { FormDialog } from '../../pieces/form-dialog.tsx'
import { EMPTY_REPORT, type ReportDraft, reportToSend } from './report-draft.ts'
import { reportTexts } from './report-texts.ts'

const CATEGORIES = ['harassment', 'hate', 'impersonation', 'spam', 'scam', 'sexual', 'minor_safety', 'other'] as const
type Category = (typeof CATEGORIES)[number]
const isCategory = (value: string): value is Category => CATEGORIES.some((category) => category === value)

const TEXT_MAX = 2000

export interface ReportDialogProps {
  subject: ReportSubject
  subjectId: string
  onClose: () => void
}

/** To the staff; kept as it stood when she reported it. What she writes is kept in this browser until it is sent. */
export function ReportDialog({ subject, subjectId, onClose }: ReportDialogProps) {
  const texts = useTexts(reportTexts)
  const errors = useTexts(errorTexts)
  const draft = useDraft(`report:${subject}:${subjectId}`, EMPTY_REPORT)
  const { category, text } = draft.value
  const change = (part: Partial<ReportDraft>) => draft.change((now) => ({ ...now, ...part }))
  const [asked, setAsked] = useState(false)
  const isHere = useIsHere()
  const report = useMutation({
    mutationFn: ({ sent, chosen }: { sent: ReportDraft; chosen: Category }) =>
      client.profiles.report({ id: sent.id as ReportId, subject, subjectId, category: chosen, text: sent.text }),
    onSuccess: ({ reference }, { sent }) => {
      // What she wrote since, also in a dialog that she opened again, is another report.
      draft.sent((now) => (now === sent ? EMPTY_REPORT : now))
      showToast({ message: texts.sent(reference), tone: 'success' })
      if (isHere.current) onClose()
    },
  })

  const over = text.trim().length - TEXT_MAX

  function send() {
    setAsked(true)
    if (!isCategory(category) || over > 0) return
    const sent = reportToSend(draft.value)
    draft.change(sent)
    report.mutate({ sent, chosen: category })
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" onClick={send} pending={report.isPending} pendingLabel={texts.sending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-muted">{texts.lead}</p>
        {report.isError && <Banner tone="danger">{errorText(errors, report.error)}</Banner>}
        <Select
          label={texts.category}
          value={category}
          onValue={(value) => change({ category: value })}
          placeholder={texts.choose}
          options={CATEGORIES.map((value) => ({ value, label: texts[value] }))}
          error={asked && !category ? texts.categoryRequired : undefined}
          required
        />
        <TextArea
          label={texts.text}
          value={text}
          onValue={(value) => change({ text: value })}
          countTo={TEXT_MAX}
          error={over > 0 ? texts.tooLong(over) : undefined}
        />
      </div>
    </FormDialog>
  )
}
