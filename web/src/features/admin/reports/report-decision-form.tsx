import type { ReportDecision, StaffReport } from '@heraia/contract/reports'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { useRefusalText } from '../../../lib/use-refusal-text.ts'
import { StaffReasonField } from '../staff-reason-field.tsx'
import { assignTexts } from './assign-texts.ts'
import { reportOf } from './report-queries.ts'
import { reportsTexts } from './reports-texts.ts'

/** Always with a reason; what cannot be taken back is asked for once more. */
export function ReportDecisionForm({ report }: { report: StaffReport }) {
  const texts = useTexts(reportsTexts)
  const draft = useDraft(`report-${report.id}`, '')
  const [isMissing, setIsMissing] = useState(false)
  // What was asked last stays while the dialog goes.
  const [asked, setAsked] = useState<Exclude<ReportDecision, 'dismissed'>>('removed')
  const [isSure, setSure] = useState(false)
  const decide = useDecide(report)
  const reason = draft.value.trim()
  const send = (decision: ReportDecision) =>
    decide.mutate({ id: report.id, decision, reason }, { onSuccess: () => draft.sent('') })
  const begin = (decision: ReportDecision) => {
    setIsMissing(reason === '')
    if (reason === '') return
    if (decision === 'dismissed') return send(decision)
    setAsked(decision)
    setSure(true)
  }
  const name = report.owner?.name ?? ''
  const few = report.subject === 'message' ? ` ${texts.sureWarnMessage}` : ''
  const sure = {
    warned: { title: texts.sureWarn(name), confirm: texts.warn, body: texts.sureWarnBody + few },
    removed: { title: texts.sureRemove, confirm: texts.remove, body: texts.sureRemoveBody },
    suspended: { title: texts.sureSuspend(name), confirm: texts.suspend, body: texts.sureSuspendBody },
  }[asked]
  const isPending = (decision: ReportDecision) => decide.isPending && decide.variables.decision === decision
  return (
    <section aria-labelledby="decide" className="grid gap-4 rounded-lg border border-line bg-raised p-5">
      <h2 id="decide" className="text-lg">
        {texts.decide}
      </h2>
      <IsWithAnother report={report} />
      <StaffReasonField
        label={texts.reason}
        hint={texts.reasonHint}
        value={draft.value}
        onValue={draft.change}
        error={isMissing && reason === '' ? texts.reasonRequired : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => begin('dismissed')} pending={isPending('dismissed')}>
          {texts.dismiss}
        </Button>
        {report.may.warn && (
          <Button onClick={() => begin('warned')} pending={isPending('warned')}>
            {texts.warn}
          </Button>
        )}
        {report.may.remove && (
          <Button tone="danger" onClick={() => begin('removed')} pending={isPending('removed')}>
            {texts.remove}
          </Button>
        )}
        {report.may.suspend && (
          <Button tone="danger" onClick={() => begin('suspended')} pending={isPending('suspended')}>
            {texts.suspend}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isSure}
        onOpenChange={setSure}
        title={sure.title}
        confirmLabel={sure.confirm}
        tone={asked === 'warned' ? 'primary' : 'danger'}
        cancelLabel={texts.cancel}
        onConfirm={() => {
          send(asked)
          setSure(false)
        }}
      >
        {sure.body}
      </ConfirmDialog>
    </section>
  )
}

/** Nobody's absence keeps a decision from others: she is told before, and decides. */
function IsWithAnother({ report: { assignee } }: { report: StaffReport }) {
  const texts = useTexts(assignTexts)
  const me = useMe()
  if (!assignee || assignee.id === me.id) return null
  return <Banner tone="notice">{texts.beforeDeciding(assignee.name)}</Banner>
}

function useDecide({ id }: StaffReport) {
  const texts = useTexts(reportsTexts)
  const refusal = useRefusalText(texts.refused)
  const queries = useQueryClient()
  return useMutation(
    api.admin.decideReport.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(reportOf(id).queryKey, saved)
        // What is decided elsewhere with it, and what is gone from lists.
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey !== reportOf(id).queryKey })
        showToast({ message: texts.saved, tone: 'success' })
      },
      onError: (error) => {
        void queries.invalidateQueries({ queryKey: reportOf(id).queryKey })
        showToast({ message: refusal(error), tone: 'danger' })
      },
    }),
  )
}
