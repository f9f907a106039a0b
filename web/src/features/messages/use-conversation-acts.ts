import type { ConversationOfTwo } from '@heraia/contract/messages'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { useMuteConversation } from './use-mute-conversation.ts'

/** What the conversation's menu does. */
export function useConversationActs({ id, partner }: ConversationOfTwo) {
  const texts = useTexts(conversationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const onError = (error: Error) => showToast({ message: errorText(errors, error), tone: 'danger' })

  const muteConversation = useMuteConversation(id)

  const mutePerson = useMutation({
    mutationFn: async (muted: boolean) => {
      if (muted) await client.profiles.mute({ id: partner.id })
      else await client.profiles.unmute({ id: partner.id })
      return muted
    },
    onSuccess: (muted) => {
      showToast({ message: muted ? texts.mutedPerson(partner.name) : texts.unmutedPerson(partner.name) })
    },
    onError,
    // Only the answer may have been lost.
    onSettled: () => void queries.invalidateQueries({ queryKey: api.profiles.key() }),
  })

  const block = useMutation({
    mutationFn: () => client.profiles.block({ id: partner.id }),
    onSuccess: async () => {
      showToast({ message: texts.blocked(partner.name), tone: 'success' })
      await navigate(addresses.messages())
      queries.removeQueries({ queryKey: api.messages.get.key({ input: { id } }) })
      void queries.invalidateQueries({ queryKey: api.messages.key() })
      void queries.invalidateQueries({ queryKey: api.profiles.key() })
    },
    onError,
  })

  return {
    muteConversation,
    mutePerson: mutePerson.mutate,
    block: () => block.mutate(),
    isBlocking: block.isPending,
  }
}
