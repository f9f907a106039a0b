import type { PersonChip } from '@heraia/contract/person'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { byCursor } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { setAsideTexts } from './set-aside-texts.ts'

export const peopleSetAside = () => api.notifications.setAside.infiniteOptions(byCursor((cursor) => ({ cursor })))

export const acceptedPeople = () =>
  api.notifications.acceptedSenders.infiniteOptions(byCursor((cursor) => ({ cursor })))

export const noticesSetAside = (asideFrom: PersonChip['id']) =>
  api.notifications.list.infiniteOptions(byCursor((cursor) => ({ asideFrom, cursor })))

type Act = 'accept' | 'clear' | 'end'

/** What she does about what is set aside of one person. */
export function useSetAside(person: PersonChip) {
  const texts = useTexts(setAsideTexts)
  const { id, name } = person
  const done = { accept: texts.accepted, clear: texts.cleared, end: texts.ended }
  const deeds: Record<Act, () => Promise<unknown>> = {
    accept: () => client.notifications.acceptSender({ id }),
    clear: () => client.notifications.clearSetAside({ id }),
    end: () => client.notifications.endAcceptance({ id }),
  }
  const { mutate, isPending } = useChange(
    (act: Act) => deeds[act](),
    (act) => done[act](name),
  )
  return { act: mutate, isPending }
}

export function useClearAll(onCleared: () => void) {
  const texts = useTexts(setAsideTexts)
  return useChange(
    () => client.notifications.clearSetAside({}),
    () => texts.clearedAll,
    onCleared,
  )
}

/** Lists, counts and badge are asked again, also where only the answer was lost. */
function useChange<Said>(change: (said: Said) => Promise<unknown>, words: (said: Said) => string, onDone?: () => void) {
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (_, said) => {
      showToast({ message: words(said), tone: 'success' })
      onDone?.()
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.notifications.key() }),
  })
}
