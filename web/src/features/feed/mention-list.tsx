import type { PersonChip } from '@heraia/contract/person'
import { Avatar } from '@heraia/ui/avatar'
import { floatLook, floatRow } from '@heraia/ui/float-look.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { besideCaret } from './beside-caret.ts'
import { mentionTexts } from './mention-texts.ts'

interface MentionListProps {
  id: string
  box: HTMLTextAreaElement
  /** Where in the box the name begins. */
  at: number
  people: readonly PersonChip[]
  chosen: PersonChip
  onChoose: (person: PersonChip) => void
  onTake: (person: PersonChip) => void
}

/** Above everything, also a dialog, and beside where she writes: always inside of what she sees above a keyboard. */
export function MentionList({ id, box, at, people, chosen, onChoose, onTake }: MentionListProps) {
  const texts = useTexts(mentionTexts)
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    list.current?.showPopover?.()
  }, [])
  useLayoutEffect(() => {
    const place = () => list.current && besideCaret(list.current, box, at)
    place()
    const views = [window, visualViewport]
    for (const view of views) {
      view?.addEventListener('resize', place)
      view?.addEventListener('scroll', place, true)
    }
    return () => {
      for (const view of views) {
        view?.removeEventListener('resize', place)
        view?.removeEventListener('scroll', place, true)
      }
    }
  }, [box, at, people.length])
  useEffect(() => {
    document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen.id])

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={texts.people}
      className={floatLook('fixed inset-auto m-0 p-1.5')}
    >
      {people.map((person) => (
        <button
          key={person.id}
          id={`${id}-${person.id}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={person === chosen}
          data-focused={person === chosen || undefined}
          // Where she writes keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          // Not as it comes to lie under a pointer that rests.
          onMouseMove={() => onChoose(person)}
          onClick={() => onTake(person)}
          className={floatRow('w-full text-start')}
        >
          <Avatar seed={person.id} picture={person.avatar} size="small" />
          <span className="grid min-w-0">
            <span dir="auto" className="truncate font-semibold">
              {person.name}
            </span>
            <span className="truncate text-sm text-muted">@{person.handle}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
