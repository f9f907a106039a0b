import type { Message } from '@heraia/contract/messages'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { REACTIONS } from './message-limits.ts'
import { messageTexts } from './message-texts.ts'
import { useReact } from './use-react.ts'

export function ReactionChoice({ message, onChosen }: { message: Message; onChosen: () => void }) {
  const texts = useTexts(messageTexts)
  const me = useMe()
  const react = useReact(message)
  const mine = message.reactions.find(({ personIds }) => personIds.includes(me.id))?.emoji
  return (
    <div className="flex justify-between">
      {REACTIONS.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={emoji === mine}
          aria-label={emoji === mine ? texts.unreact(emoji) : texts.react(emoji)}
          onClick={() => {
            onChosen()
            react(emoji === mine ? null : emoji)
          }}
          className="touch rounded-full text-xl hover:bg-sunken aria-pressed:bg-accent-soft"
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}
