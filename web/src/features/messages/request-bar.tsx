import type { Conversation } from '@heraia/contract/messages'
import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { inBox } from './in-box.ts'

/** Somebody she does not know wrote: she decides, and until then the other is told nothing. */
export function RequestBar({ conversation: { id, partner } }: { conversation: Conversation }) {
  const texts = useTexts(conversationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const answer = useMutation({
    mutationFn: (accept: boolean) => client.messages.answerRequest({ id, accept }),
    onSuccess: async (unread, accept) => {
      queries.setQueryData(api.messages.unread.queryKey(), unread)
      await navigate(accept ? addresses.messages(id) : inBox(addresses.messages(), 'requests'), { replace: true })
      void queries.invalidateQueries({ queryKey: api.messages.key() })
      if (!accept) showToast({ message: texts.declined })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return (
    <section aria-label={texts.request} className="grid gap-3 border-t border-line bg-sunken px-4 py-4">
      <p>{texts.requestHint(partner.name)}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => answer.mutate(true)} pending={answer.isPending && answer.variables}>
          {texts.accept}
        </Button>
        <Button onClick={() => answer.mutate(false)} pending={answer.isPending && !answer.variables}>
          {texts.decline}
        </Button>
      </div>
    </section>
  )
}
