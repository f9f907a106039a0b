import type { PersonChip } from '@heraia/contract/person'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { notificationTexts } from './notification-texts.ts'
import { countAgain, listAgain, requestsAgain } from './notifications-cache.ts'

export function useAnswerRequest(person: PersonChip) {
  const texts = useTexts(notificationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const answer = useMutation({
    mutationFn: (accept: boolean) => client.profiles.answerFollowRequest({ id: person.id, accept }),
    onSuccess: async (_, accept) => {
      showToast({ message: accept ? texts.accepted(person.name) : texts.declined(person.name), tone: 'success' })
      countAgain(queries)
      listAgain(queries)
      await queries.invalidateQueries({ queryKey: api.profiles.key() })
    },
    onError: (error) => {
      showToast({ message: errorText(errors, error), tone: 'danger' })
      // It was perhaps taken back, or answered elsewhere: then there is nothing to answer any more.
      countAgain(queries)
      listAgain(queries)
      requestsAgain(queries)
    },
  })
  return { answer: answer.mutate, isPending: answer.isPending }
}
