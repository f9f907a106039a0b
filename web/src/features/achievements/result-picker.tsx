import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { Dialog } from '@heraia/ui/dialog'
import { EmptyState } from '@heraia/ui/empty-state'
import { SearchField } from '@heraia/ui/search-field'
import { Check } from 'lucide-react'
import { useState } from 'react'
import * as resultAddresses from '../../addresses/results.ts'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { ListStates } from '../../pieces/list-states.tsx'
import { SEARCH_MAX, searchable } from '../../pieces/searchable.ts'
import { resultChoiceTexts } from './result-choice-texts.ts'
import { type ResultToName, useResultWords } from './use-result-words.ts'

interface ResultPickerProps {
  chosen: ResultToName | undefined
  onChoose: (result: ResultToName | undefined) => void
  onClose: () => void
}

/** Her results, newest first, to choose one or none. */
export function ResultPicker({ chosen, onChoose, onClose }: ResultPickerProps) {
  const texts = useTexts(resultChoiceTexts)
  const [typed, setTyped] = useState('')
  const q = searchable(useDebounced(typed))
  const choose = (result: ResultToName | undefined) => {
    onChoose(result)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      closeLabel={texts.close}
      actions={<Button onClick={() => choose(undefined)}>{texts.none}</Button>}
    >
      <SearchField
        label={texts.search}
        value={typed}
        onValue={setTyped}
        onSearch={setTyped}
        clearLabel={texts.clear}
        maxLength={SEARCH_MAX}
        className="sticky top-0 z-1 bg-raised pt-1 pb-3"
      />
      <div className="min-h-72">
        <Results q={q} chosen={chosen} onChoose={choose} />
      </div>
    </Dialog>
  )
}

interface ResultsProps {
  q: string
  chosen: ResultToName | undefined
  onChoose: (result: ResultToName) => void
}

function Results({ q, chosen, onChoose }: ResultsProps) {
  const texts = useTexts(resultChoiceTexts)
  const { id, handle } = useMe()
  const list = useInfiniteList(
    api.results.list.infiniteOptions(byCursor((cursor) => ({ id, q: q || undefined, cursor }))),
  )
  const empty = q ? (
    <EmptyState title={texts.notFound} art="none">
      {texts.notFoundHint}
    </EmptyState>
  ) : (
    <EmptyState
      title={texts.noResults}
      art="none"
      action={<ButtonLink href={resultAddresses.profileStats(handle)}>{texts.toStats}</ButtonLink>}
    >
      {texts.noResultsHint}
    </EmptyState>
  )
  return (
    <ListStates list={list} words={texts} empty={empty}>
      {(results) => (
        <ul className="-mx-3 grid">
          {results.map((result) => (
            <li key={result.id}>
              <ResultRow
                result={result}
                location={result.location}
                isChosen={result.id === chosen?.id}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}

interface ResultRowProps {
  result: ResultToName
  location: string | null
  isChosen: boolean
  onChoose: (result: ResultToName) => void
}

function ResultRow({ result, location, isChosen, onChoose }: ResultRowProps) {
  const words = useResultWords()
  const { id, event, discipline, value, date } = result
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose({ id, event, discipline, value, date })}
      className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-sunken aria-[current=true]:bg-sunken"
    >
      <span className="grid min-w-0 grow gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {words.discipline(result)}
          </span>{' '}
          <span className="title figures text-lg">{words.value(result)}</span>
        </span>{' '}
        <span dir="auto" className="figures text-sm text-muted [overflow-wrap:anywhere]">
          {words.facts(result, location)}
        </span>
      </span>
      {isChosen && <Check aria-hidden="true" className="size-5 shrink-0" />}
    </button>
  )
}
