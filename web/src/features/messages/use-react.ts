import type { Message } from '@heraia/contract/messages'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { pressesOf } from '../../lib/presses.ts'
import { useMe } from '../../lib/session.tsx'
import { REACTIONS, type Reaction } from './message-limits.ts'
import { changeMessage } from './message-pages.ts'
import { messageTexts } from './message-texts.ts'
import { changeMessages, reactionsOf, takeChange } from './messages-cache.ts'
import { withReaction } from './react-in-place.ts'

const isReaction = (emoji: string): emoji is Reaction => REACTIONS.some((known) => known === emoji)

/** Shown at once, and taken back when the server does not save it. */
export function useReact(message: Message) {
  const texts = useTexts(messageTexts)
  const queries = useQueryClient()
  const me = useMe()
  const presses = pressesOf<Message>(queries, reactionsOf(message.id))
  const change = (to: (now: Message) => Message) =>
    changeMessages(queries, message.conversationId, (data) => changeMessage(data, message.id, to))
  const show = (saved: Message) => takeChange(queries, saved)
  // Nothing but these: its words may have been changed or deleted since.
  const giveBack = ({ reactions }: Message) => change((now) => (now.deletedAt ? now : { ...now, reactions }))
  const react = useMutation({
    ...presses.inTurn,
    mutationFn: (emoji: Reaction | null) => client.messages.react({ id: message.id, emoji }),
    onMutate: (emoji) => {
      change((now) => withReaction(now, me.id, emoji, REACTIONS))
      // Kept here: by the time it fails, `message` is the one that is drawn with it.
      return presses.begin(message)
    },
    onSuccess: (saved, _emoji, press) => presses.answered(press, saved, show),
    onError: (_error, _emoji, press) => {
      presses.failed(press, giveBack)
      showToast({ message: texts.notReacted, tone: 'danger' })
    },
  })
  return (emoji: string | null) => {
    if (emoji === null || isReaction(emoji)) react.mutate(emoji)
  }
}
