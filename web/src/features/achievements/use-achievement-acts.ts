import type { Achievement } from '@heraia/contract/achievements'
import type { PersonChip } from '@heraia/contract/person'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { achievementTexts } from './achievement-texts.ts'

/** Deleting, asking and answering; each shows what the server says, and asks for the lists again. */
export function useAchievementActs({ id }: Pick<Achievement, 'id'>) {
  const texts = useTexts(achievementTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const onError = (error: Error) => showToast({ message: errorText(errors, error), tone: 'danger' })
  const changed = (message?: string) => {
    if (message) showToast({ message })
    return Promise.all([
      queries.invalidateQueries({ queryKey: api.achievements.key() }),
      queries.invalidateQueries({ queryKey: api.profiles.get.key() }),
    ])
  }
  const remove = useMutation({
    mutationFn: () => orGone(client.achievements.remove({ id })),
    onSuccess: () => changed(texts.removed),
    onError,
  })
  const ask = useMutation({
    mutationFn: (of: PersonChip | null) => client.achievements.ask({ id, of: of?.id ?? null }),
    onSuccess: (_, of) => changed(of ? texts.asked(of.name) : texts.staffAsked),
    onError,
  })
  const withdraw = useMutation({
    mutationFn: () => client.achievements.withdraw({ id }),
    onSuccess: () => changed(),
    onError,
  })
  const answer = useMutation({
    mutationFn: (said: { askedAt: string; confirm: boolean; note: string | null }) =>
      client.achievements.answer({ id, ...said }),
    onSuccess: (_, { confirm }) => changed(confirm ? texts.didConfirm : texts.didDecline),
    onError: (error) => {
      if (isStale(error)) showToast({ message: texts.changedMeanwhile, tone: 'danger' })
      else onError(error)
      // What she may answer is what it says now.
      return queries.invalidateQueries({ queryKey: api.achievements.key() })
    },
  })
  const revoke = useMutation({
    mutationFn: (note: string) => client.achievements.revoke({ id, note }),
    onSuccess: () => changed(texts.revoked),
    onError,
  })
  return {
    remove: () => remove.mutate(),
    isRemoving: remove.isPending,
    ask,
    withdraw: () => withdraw.mutate(),
    answer,
    revoke,
  }
}

/** She read what was asked before; it is asked otherwise now, or not any more. */
export const isStale = (error: Error): boolean =>
  ['edited_elsewhere', 'not_asked'].includes(failureOf(error).reason ?? '')
