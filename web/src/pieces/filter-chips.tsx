import { Button } from '@heraia/ui/button'
import { FilterChip } from '@heraia/ui/chip'
import { useEffect, useRef } from 'react'

interface FilterChipsProps<Name extends string> {
  filters: readonly Name[]
  labelOf: (name: Name) => string
  words: { activeFilters: string; removeFilter: (label: string) => string; clearAll: string }
  onRemove: (name: Name) => void
  onClear: () => void
  /** The last one is gone, and with it what she pressed: where the focus goes. */
  onEmptied: () => void
}

/** What narrows a search, each with the way to take it off; nothing while nothing does. */
export function FilterChips<Name extends string>({ filters, labelOf, words, ...on }: FilterChipsProps<Name>) {
  const list = useRef<HTMLUListElement>(null)
  const taken = useRef<number | null>(null)
  useEffect(() => {
    const at = taken.current
    taken.current = null
    // The button that she pressed is gone: the next one takes its focus.
    if (at !== null) list.current?.querySelectorAll('button')[Math.min(at, filters.length - 1)]?.focus()
  })
  function remove(name: Name) {
    taken.current = filters.indexOf(name)
    on.onRemove(name)
    if (filters.length === 1) on.onEmptied()
  }
  if (filters.length === 0) return null
  return (
    <ul ref={list} aria-label={words.activeFilters} className="flex flex-wrap items-center gap-2">
      {filters.map((name) => (
        <li key={name} className="max-w-full">
          <FilterChip removeLabel={words.removeFilter(labelOf(name))} onRemove={() => remove(name)}>
            {labelOf(name)}
          </FilterChip>
        </li>
      ))}
      <li>
        <Button tone="plain" size="small" onClick={on.onClear}>
          {words.clearAll}
        </Button>
      </li>
    </ul>
  )
}
