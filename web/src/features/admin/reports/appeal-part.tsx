import type { StaffReport } from '@heraia/contract/reports'
import type { AppealOutcome } from '@heraia/contract/safety'
import { Badge } from '@heraia/ui/badge'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Link } from '@heraia/ui/link'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as staffAddresses from '../../../addresses/staff.ts'
import { api } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { useRefusalText } from '../../../lib/use-refusal-text.ts'
import { useSameSearch } from '../../../pieces/use-same-search.ts'
import { StaffReasonField } from '../staff-reason-field.tsx'
import { Part } from './report-part.tsx'
import { reportOf } from './report-queries.ts'
import { reportsTexts } from './reports-texts.ts'

type Appealed = NonNullable<StaffReport['appeal']>

/** Whom it is about does not read who decided; of anybody else, nobody is named who is not here any more. */
export function DecidedBy({ report: { owner }, name }: { report: StaffReport; name: string | null }) {
  const texts = useTexts(reportsTexts)
  const me = useMe()
  if (name === null && owner?.id === me.id) return null
  return <span dir="auto">{texts.by(name ?? texts.operator)}</span>
}

/** What was decided before, by whom and why. */
export function AppealedPart({ report, appeal }: { report: StaffReport; appeal: Appealed }) {
  const { decision, by, reason, at, reportId, reference } = appeal
  const sameSearch = useSameSearch()
  const texts = useTexts(reportsTexts)
  const { locale } = useLocale()
  return (
    <Part title={texts.appeal}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={decision === 'removed' ? 'danger' : 'notice'}>{texts.decisions[decision]}</Badge>
        <DecidedBy report={report} name={by} />
        <span className="text-muted">
          <Time at={at} locale={locale} look="moment" />
        </span>
      </p>
      <p dir="auto" className="whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
        {reason}
      </p>
      <Link
        href={sameSearch(staffAddresses.report(reportId))}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {texts.seeFirst} {reference}
      </Link>
    </Part>
  )
}

/** Somebody else than who decided answers; where there is nobody else, it says so. */
export function AppealForm({ report, appeal }: { report: StaffReport; appeal: Appealed }) {
  const texts = useTexts(reportsTexts)
  const draft = useDraft(`report-${report.id}`, '')
  const [isMissing, setIsMissing] = useState(false)
  const [isSure, setSure] = useState(false)
  const answer = useAnswer(report)
  const reason = draft.value.trim()
  const send = (outcome: AppealOutcome) =>
    answer.mutate({ id: report.id, outcome, reason }, { onSuccess: () => draft.sent('') })
  const begin = (outcome: AppealOutcome) => {
    setIsMissing(reason === '')
    if (reason === '') return
    if (outcome === 'upheld') send(outcome)
    else setSure(true)
  }
  const isPending = (outcome: AppealOutcome) => answer.isPending && answer.variables.outcome === outcome
  if (!report.may.answerAppeal) {
    return <p className="text-muted">{appeal.byYou ? texts.mayNotJudge : texts.mayNot}</p>
  }
  return (
    <section aria-labelledby="decide" className="grid gap-4 rounded-lg border border-line bg-raised p-5">
      <h2 id="decide" className="text-lg">
        {texts.answerAppeal}
      </h2>
      {appeal.byYou && <Banner tone="notice">{texts.judgeAlone}</Banner>}
      <StaffReasonField
        label={texts.reason}
        hint={texts.answerHint}
        value={draft.value}
        onValue={draft.change}
        error={isMissing && reason === '' ? texts.reasonRequired : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => begin('upheld')} pending={isPending('upheld')}>
          {texts.uphold}
        </Button>
        <Button tone="primary" onClick={() => begin('reversed')} pending={isPending('reversed')}>
          {texts.reverse}
        </Button>
      </div>
      <ConfirmDialog
        open={isSure}
        onOpenChange={setSure}
        title={texts.sureReverse}
        tone="primary"
        confirmLabel={texts.reverse}
        cancelLabel={texts.cancel}
        onConfirm={() => {
          send('reversed')
          setSure(false)
        }}
      >
        {whatComesBack(appeal, texts)}
      </ConfirmDialog>
    </section>
  )
}

function whatComesBack({ decision, isRestorable }: Appealed, texts: typeof reportsTexts.en): string {
  if (decision === 'warned') return texts.sureReverseWarning
  return isRestorable ? texts.sureReverseListing : texts.sureReverseGone
}

function useAnswer({ id }: StaffReport) {
  const texts = useTexts(reportsTexts)
  const refusal = useRefusalText(texts.refused)
  const queries = useQueryClient()
  return useMutation(
    api.admin.answerAppeal.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(reportOf(id).queryKey, saved)
        // What came back, and what is shown of the decision elsewhere.
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
