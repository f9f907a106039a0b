import type { Message } from '@heraia/contract/messages'
import { classNames } from '@heraia/ui/class-names.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { messageTexts } from './message-texts.ts'
import type { NameOf } from './use-names.ts'
import { useReact } from './use-react.ts'

/** What was answered with one sign; a press on her own takes it back, on another's joins in. */
export function Reactions({ message, nameOf }: { message: Message; nameOf: NameOf }) {
  const texts = useTexts(messageTexts)
  const format = useFormat()
  const me = useMe()
  const react = useReact(message)
  if (message.reactions.length === 0 || message.deletedAt) return null
  return (
    <ul className="z-1 -mt-1.5 flex gap-1">
      {message.reactions.map(({ emoji, personIds }) => {
        const isHers = personIds.includes(me.id)
        return (
          <li key={emoji}>
            <button
              type="button"
              aria-pressed={isHers}
              aria-label={texts.reaction(emoji, format.list(personIds.map((id) => nameOf(id))))}
              onClick={() => react(isHers ? null : emoji)}
              className={classNames(
                'touch-beyond figures inline-flex min-w-10 items-center justify-center gap-1 rounded-full border bg-raised px-2 py-0.5 text-sm',
                isHers ? 'border-accent-ink' : 'border-line',
              )}
            >
              {emoji}
              {personIds.length > 1 && <span>{personIds.length}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
