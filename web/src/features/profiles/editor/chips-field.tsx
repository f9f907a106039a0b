import { FilterChip } from '@heraia/ui/chip'
import { Field } from '@heraia/ui/field'
import { IconButton } from '@heraia/ui/icon-button'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { fieldTexts } from './editor-texts.ts'
import { withWords } from './information-form.ts'

interface ChipsFieldProps {
  label: string
  name: string
  words: string[]
  onWords: (words: string[]) => void
  error?: string
}

/**
 * Several words, one after the other: Enter, a comma or leaving the box adds one; Backspace takes the last away. It takes
 * more than is kept, too: a box that closed would throw her out and swallow what she pastes.
 */
export function ChipsField({ label, name, words, onWords, error }: ChipsFieldProps) {
  const texts = useTexts(fieldTexts)
  const [typed, setTyped] = useState('')

  /** What stands before a comma is a word of its own, also when several were pasted. */
  function change(value: string) {
    const parts = value.split(',')
    setTyped(parts.at(-1)?.trimStart() ?? '')
    if (parts.length > 1) onWords(withWords(words, parts.slice(0, -1)))
  }

  function finish() {
    setTyped('')
    if (typed.trim()) onWords(withWords(words, [typed]))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault()
      finish()
    }
    if (event.key === 'Backspace' && typed === '') onWords(words.slice(0, -1))
  }

  return (
    <div className="grid content-start gap-2">
      <Field
        label={label}
        name={name}
        hint={texts.chipsHint}
        error={error}
        value={typed}
        onValue={change}
        onKeyDown={onKeyDown}
        onBlur={finish}
        enterKeyHint="done"
        end={<IconButton label={`${texts.add}: ${label}`} icon={<Plus aria-hidden="true" />} onClick={finish} />}
      />
      {words.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word} className="max-w-full">
              <FilterChip
                removeLabel={texts.removeWord(word)}
                onRemove={() => onWords(words.filter((other) => other !== word))}
              >
                <span dir="auto" className="truncate">
                  {word}
                </span>
              </FilterChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
