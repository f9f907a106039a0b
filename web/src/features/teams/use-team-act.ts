import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useIsHere } from '../../lib/use-is-here.ts'
import { teamTexts } from './team-texts.ts'

interface Act {
  run: () => Promise<unknown>
  /** Said when it is done. */
  says?: string
  after?: () => void
  /** Of a form, which shows there what is wrong with them: a notice would lie over its buttons. */
  boxes?: readonly string[]
}

/** Something that she does with a team; all that is shown of teams is asked for again. */
export function useTeamAct() {
  const queries = useQueryClient()
  const explain = useTeamError()
  const isHere = useIsHere()
  return useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: async (_done, { says, after, boxes }) => {
      if (says) showToast({ message: says, tone: 'success' })
      // A form closes itself, and nothing that she opened since.
      if (!boxes || isHere.current) after?.()
      await Promise.all([
        queries.invalidateQueries({ queryKey: api.teams.key() }),
        queries.invalidateQueries({ queryKey: api.openRoles.key() }),
        queries.invalidateQueries({ queryKey: api.fixtures.key() }),
      ])
    },
    onError: (error, { boxes }) => {
      const { fields, reason } = failureOf(error)
      if (boxes && fields.some(({ field }) => boxes.includes(field.split('.')[0] ?? ''))) return
      showToast({ message: explain(error), tone: 'danger' })
      if (reason === 'edited_elsewhere') return queries.invalidateQueries({ queryKey: api.teams.key() })
    },
  })
}

/** Why it was refused, in the words of teams where there are some. */
export function useTeamError() {
  const texts = useTexts(teamTexts)
  const errors = useTexts(errorTexts)
  const own: Record<string, string> = {
    owner_stays: texts.ownerStays,
    may_not_invite: texts.mayNotInvite,
    may_not_manage: texts.mayNotManage,
    member_already: texts.memberAlready,
    adults_only: texts.adultsOnly,
    edited_elsewhere: texts.changedMeanwhile,
  }
  return (error: unknown) => own[failureOf(error).reason ?? ''] ?? errorText(errors, error)
}
