import type { PersonId } from '@heraia/contract/ids'
import type { StaffReport } from '@heraia/contract/reports'
import { Button } from '@heraia/ui/button'
import { classNames } from '@heraia/ui/class-names.ts'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { useRefusalText } from '../../../lib/use-refusal-text.ts'
import { useSettling } from '../../../lib/use-settling.ts'
import { assignTexts } from './assign-texts.ts'
import { GiveDialog } from './give-dialog.tsx'
import { Part } from './report-part.tsx'
import { reportOf } from './report-queries.ts'

/** Who of the staff has this report; she takes it, gives it away or puts it back. */
export function AssigneePart({ report }: { report: StaffReport }) {
  const texts = useTexts(assignTexts)
  const me = useMe()
  const [isGiving, setGiving] = useState(false)
  const assign = useAssign(report)
  const { assignee } = report
  const isHers = assignee?.id === me.id
  const isSettling = useSettling(assignee?.id ?? '')
  const to = (id: PersonId | null) => assign.mutate({ id: report.id, was: assignee?.id ?? null, to: id })
  const isPending = (id: PersonId | null) => assign.isPending && assign.variables.to === id
  return (
    <Part title={texts.who}>
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {assignee ? (isHers ? texts.youHave : texts.has(assignee.name)) : texts.nobody}
      </p>
      {report.others > 0 && <p className="text-sm text-muted">{texts.sameToo}</p>}
      <div className={classNames('flex flex-wrap gap-2', isSettling && 'pointer-events-none')}>
        {/* The same button, so that the focus stays on it. */}
        <Button onClick={() => to(isHers ? null : me.id)} pending={isPending(isHers ? null : me.id)}>
          {isHers ? texts.putBack : texts.take}
        </Button>
        <Button onClick={() => setGiving(true)}>{texts.give}</Button>
        {assignee && !isHers && (
          <Button onClick={() => to(null)} pending={isPending(null)}>
            {texts.putBack}
          </Button>
        )}
      </div>
      {isGiving && (
        <GiveDialog
          count={1}
          leftOut={[me.id, assignee?.id]}
          pending={assign.isPending}
          onGive={(id) => {
            to(id)
            setGiving(false)
          }}
          onClose={() => setGiving(false)}
        />
      )}
    </Part>
  )
}

function useAssign({ id }: StaffReport) {
  const texts = useTexts(assignTexts)
  const refusal = useRefusalText(texts.refused)
  const me = useMe()
  const queries = useQueryClient()
  return useMutation(
    api.admin.assignReport.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(reportOf(id).queryKey, saved)
        void queries.invalidateQueries({ queryKey: api.admin.reports.key() })
        void queries.invalidateQueries({ queryKey: api.admin.activity.key() })
        const { assignee } = saved
        const said = assignee?.id === me.id ? texts.taken : assignee ? texts.given(assignee.name) : texts.isBack
        showToast({ message: said, tone: 'success' })
      },
      onError: (error) => {
        // Who has it now, she sees then.
        void queries.invalidateQueries({ queryKey: api.admin.report.key() })
        showToast({ message: refusal(error), tone: 'danger' })
      },
    }),
  )
}
