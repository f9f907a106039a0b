import type { PersonId } from '@heraia/contract/ids'
import type { HandledReport, SharedDecision, StaffReportLine } from '@heraia/contract/reports'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { assignTexts } from './assign-texts.ts'

type OnHandled = (items: readonly HandledReport[]) => void

export function useAssignMany(selected: readonly StaffReportLine[], onHandled: OnHandled) {
  const { mutate, isPending } = useMutation(api.admin.assignReports.mutationOptions(useAnswers(onHandled)))
  const items = selected.map(({ id, assignee }) => ({ id, was: assignee?.id ?? null }))
  return { assign: (to: PersonId | null) => mutate({ items, to }), isPending }
}

export function useDecideMany(selected: readonly StaffReportLine[], onHandled: OnHandled) {
  const { mutate, isPending } = useMutation(api.admin.decideReports.mutationOptions(useAnswers(onHandled)))
  const ids = selected.map(({ id }) => id)
  return { decide: (decision: SharedDecision, reason: string) => mutate({ ids, decision, reason }), isPending }
}

/** What became of each; where the answer was lost she presses again, which changes nothing twice. */
function useAnswers(onHandled: OnHandled) {
  const texts = useTexts(assignTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  return {
    onSuccess: ({ items }: { items: HandledReport[] }) => {
      onHandled(items)
      // Where some are not, why stands above the list, and how many are.
      if (items.every(({ outcome }) => outcome === 'done')) {
        showToast({ message: texts.done(items.length), tone: 'success' })
      }
      // What is gone from lists, too.
      void queries.invalidateQueries()
    },
    onError: (error: Error) => {
      void queries.invalidateQueries({ queryKey: api.admin.key() })
      const isStaff = failureOf(error).reason !== 'not_staff'
      showToast({ message: isStaff ? errorText(errors, error) : texts.refused.not_staff, tone: 'danger' })
    },
  }
}
