import { Button } from '@heraia/ui/button'
import { FilterChip } from '@heraia/ui/chip'
import { Field } from '@heraia/ui/field'
import { LiveRegion } from '@heraia/ui/live-region'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from '../market-limits.ts'
import { suggestedKeywords, withKeyword } from './keywords.ts'
import { listingFormTexts } from './listing-form-texts.ts'

interface KeywordsFieldProps {
  id: string
  words: readonly string[]
  onWords: (words: string[]) => void
  /** What suggestions come from. */
  title: string
  chosen: readonly (string | null)[]
  error?: string
}

/** Five to eight words: Enter or Add puts one in; what she wrote above is offered, so that five are no burden. */
export function KeywordsField({ id, words, onWords, title, chosen, error }: KeywordsFieldProps) {
  const texts = useTexts(listingFormTexts)
  const [typed, setTyped] = useState('')
  const [isDuplicate, setIsDuplicate] = useState(false)
  const [news, setNews] = useState('')
  const isFull = words.length >= KEYWORDS_MAX
  const suggestions = isFull ? [] : suggestedKeywords(title, chosen, words)

  function add(word: string) {
    const { words: next, refused } = withKeyword(words, word)
    setIsDuplicate(refused === 'duplicate')
    if (refused) return
    onWords(next)
    setTyped('')
    setNews(texts.keywordAdded(next.at(-1) ?? '', next.length))
  }

  function remove(word: string) {
    onWords(words.filter((other) => other !== word))
    setNews(texts.keywordRemoved(word, words.length - 1))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // In this box Enter is for the word, not for the form.
    event.preventDefault()
    add(typed)
  }

  return (
    <div className="grid content-start gap-3">
      <div className="flex items-start gap-2">
        <Field
          id={id}
          label={texts.keywords}
          aside={texts.keywordsCount(words.length)}
          hint={texts.keywordsHint}
          error={isDuplicate ? texts.duplicate : error}
          value={typed}
          onValue={(value) => {
            setTyped(value)
            setIsDuplicate(false)
          }}
          onKeyDown={onKeyDown}
          maxLength={KEYWORD_LENGTH_MAX}
          readOnly={isFull}
          enterKeyHint="done"
          autoComplete="off"
          className="min-w-0 grow"
        />
        <Button
          icon={<Plus aria-hidden="true" />}
          onClick={() => add(typed)}
          disabled={isFull}
          className="mt-6.5 min-h-12 shrink-0"
        >
          {texts.add}
        </Button>
      </div>
      {words.length > 0 && (
        <ul aria-label={texts.chosenKeywords} className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word} className="max-w-full">
              <FilterChip removeLabel={texts.removeKeyword(word)} onRemove={() => remove(word)}>
                <span dir="auto" className="truncate">
                  {word}
                </span>
              </FilterChip>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm text-muted">{texts.suggested}</p>
          <ul aria-label={texts.suggested} className="flex flex-wrap gap-2">
            {suggestions.map((word) => (
              <li key={word} className="max-w-full">
                <button
                  type="button"
                  aria-label={texts.addKeyword(word)}
                  onClick={() => add(word)}
                  className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-dashed border-control px-3.5 text-sm font-semibold hover:border-ink"
                >
                  <Plus aria-hidden="true" className="size-4 shrink-0" />
                  <span dir="auto" className="truncate">
                    {word}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LiveRegion message={news} />
    </div>
  )
}
