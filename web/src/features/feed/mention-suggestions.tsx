import { fold } from '@heraia/contract/fold'
import type { PersonChip } from '@heraia/contract/person'
import { LiveRegion } from '@heraia/ui/live-region'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { type BegunMention, isSameMention, mentionAt } from './mention-at.ts'
import { MentionList } from './mention-list.tsx'
import { mentionTexts } from './mention-texts.ts'

const PAUSE_MS = 150

/**
 * Suggests whom she may mean while she writes an `@` in this box. The box stays what it is, with its drafts and keys, and
 * keeps the focus: it is told apart which person is meant at the moment (0166).
 */
export function MentionSuggestions({ box }: { box: HTMLTextAreaElement }) {
  const texts = useTexts(mentionTexts)
  const listId = useId()
  const [begun, setBegun] = useState(() => mentionIn(box))
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const people = useSuggested(begun?.at === closedAt ? null : begun)
  const chosen = people.find(({ id }) => id === chosenId) ?? people[0]
  useSaidOfBox(box, listId, chosen)

  function take({ handle }: PersonChip) {
    if (!begun) return
    const end = begun.at + 1 + begun.word.length
    const space = box.value[end] === ' ' ? 1 : 0
    box.focus()
    box.setSelectionRange(begun.at, end + space)
    write(box, `@${handle} `)
    setBegun(null)
  }

  function press(key: string): boolean {
    if (!chosen) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step) setChosenId(people.at((people.indexOf(chosen) + step) % people.length)?.id ?? null)
    else if (key === 'Enter' || key === 'Tab') take(chosen)
    else if (key === 'Escape') setClosedAt(begun?.at ?? null)
    else return false
    return true
  }

  useKeysOf(box, press)
  useWritingIn(box, (isTyped) => {
    const now = mentionIn(box)
    // Closed for this name, and open again for the next.
    if (isTyped && now?.at !== closedAt) setClosedAt(null)
    if (isSameMention(now, begun)) return
    // Going past a name that stands there is not writing one.
    setBegun(isTyped ? now : null)
    setChosenId(null)
  })

  return (
    <>
      <LiveRegion message={people.length > 0 ? texts.found(people.length) : ''} />
      {begun && chosen && (
        <MentionList
          {...{ id: listId, box, at: begun.at, people, chosen }}
          onChoose={({ id }) => setChosenId(id)}
          onTake={take}
        />
      )}
    </>
  )
}

function mentionIn(box: HTMLTextAreaElement): BegunMention | null {
  const { selectionStart, selectionEnd, value } = box
  if (selectionStart !== selectionEnd || document.activeElement !== box) return null
  return mentionAt(value, selectionStart)
}

/** Whom the server suggests; until it has, those of before who are still meant. A look-up that fails suggests nobody. */
function useSuggested(begun: BegunMention | null): PersonChip[] {
  const word = fold(begun?.word ?? '')
  const q = useDebounced(word, PAUSE_MS)
  const { data } = useQuery({
    ...api.people.suggestMentions.queryOptions({ input: { q } }),
    enabled: word !== '' && q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (word === '') return []
  const people = (data?.items ?? []).filter((person) => isCalled(person, word))
  const isWritten = people.length === 1 && people[0]?.handle === word
  return isWritten ? [] : people
}

const isCalled = ({ name, handle }: PersonChip, word: string): boolean =>
  [fold(name), handle].some(
    (called) => called.startsWith(word) || called.includes(` ${word}`) || called.includes(`-${word}`),
  )

/** What it says of itself to who does not see the list. A box of many lines is no combobox, but may have suggestions. */
function useSaidOfBox(box: HTMLTextAreaElement, listId: string, chosen: PersonChip | undefined) {
  const optionId = chosen && `${listId}-${chosen.id}`
  useEffect(() => {
    box.setAttribute('aria-autocomplete', 'list')
    if (!optionId) return
    box.setAttribute('aria-controls', listId)
    box.setAttribute('aria-activedescendant', optionId)
    return () => {
      box.removeAttribute('aria-controls')
      box.removeAttribute('aria-activedescendant')
    }
  }, [box, listId, optionId])
}

/** Before anybody else hears of them: Escape in a dialog closes the list first, and Enter takes instead of starting a line. */
function useKeysOf(box: HTMLTextAreaElement, press: (key: string) => boolean) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // What belongs to an input method, as it writes or chooses letters, is its own.
    const isOfInputMethod = event.isComposing || event.keyCode === 229
    if (isOfInputMethod || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    box.addEventListener('keydown', listener)
    return () => box.removeEventListener('keydown', listener)
  }, [box])
}

function useWritingIn(box: HTMLTextAreaElement, onChange: (isTyped: boolean) => void) {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const typed = () => changed(true)
    const moved = () => changed(false)
    box.addEventListener('input', typed)
    box.addEventListener('blur', moved)
    document.addEventListener('selectionchange', moved)
    return () => {
      box.removeEventListener('input', typed)
      box.removeEventListener('blur', moved)
      document.removeEventListener('selectionchange', moved)
    }
  }, [box])
}

/** As if she typed it: that can be undone, and nothing else that is not deprecated can. */
function write(box: HTMLTextAreaElement, words: string) {
  if (document.execCommand('insertText', false, words)) return
  box.setRangeText(words, box.selectionStart, box.selectionEnd, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
