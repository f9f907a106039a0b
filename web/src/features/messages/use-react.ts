import type { Message } from '@heraia/contract/messages'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { REACTIONS, type Reaction } from './message-limits.ts'
import { changeMessage } from './message-pages.ts'
import { messageTexts } from './message-texts.ts'
import { changeMessages, takeChange } from './messages-cache.ts'
import { withReaction } from './react-in-place.ts'

const isReaction = (emoji: string): emoji is Reaction => REACTIONS.some((known) => known === emoji)

/** Shown at once, and taken back when the server does not save it. */
export function useReact(message: Message) {
  const texts = useTexts(messageTexts)
  const queries = useQueryClient()
  const me = useMe()
  const react = useMutation({
    mutationFn: (emoji: Reaction | null) => client.messages.react({ id: message.id, emoji }),
    onMutate: (emoji) => {
      changeMessages(queries, message.conversationId, (data) =>
        changeMessage(data, message.id, (now) => withReaction(now, me.id, emoji, REACTIONS)),
      )
      // Kept here: by the time it fails, `message` is the one that is drawn with it.
      return message
    },
    onSuccess: (saved) => takeChange(queries, saved),
    onError: (_error, _emoji, before) => {
      if (before) takeChange(queries, before)
      showToast({ message: texts.notReacted, tone: 'danger' })
    },
  })
  return (emoji: string | null) => {
    if (emoji === null || isReaction(emoji)) react.mutate(emoji)
  }
}
