import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useStays } from '../../lib/use-stays.ts'
import { inBox } from './in-box.ts'
import { takeFromRequests } from './messages-cache.ts'

/** Her answer to a message request, or to a conversation of a team; `declined` is said when it was no. */
export function useAnswerRequest(id: string, declined: string) {
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (accept: boolean) => client.messages.answerRequest({ id, accept }),
    onMutate: useStays(),
    onSuccess: async (unread, accept, isHere) => {
      queries.setQueryData(api.messages.unread.queryKey(), unread)
      takeFromRequests(queries, id)
      // Who has opened something else meanwhile is not torn back.
      if (isHere())
        await navigate(accept ? addresses.messages(id) : inBox(addresses.messages(), 'requests'), { replace: true })
      void queries.invalidateQueries({ queryKey: api.messages.key() })
      if (!accept) showToast({ message: declined })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
}
