import { Button } from '@heraia/ui/button'
import { FilterChip } from '@heraia/ui/chip'

interface FilterChipsProps<Name extends string> {
  filters: readonly Name[]
  labelOf: (name: Name) => string
  words: { activeFilters: string; removeFilter: (label: string) => string; clearAll: string }
  onRemove: (name: Name) => void
  onClear: () => void
}

/** What narrows a search, each with the way to take it off; nothing while nothing does. */
export function FilterChips<Name extends string>({ filters, labelOf, words, ...on }: FilterChipsProps<Name>) {
  if (filters.length === 0) return null
  return (
    <ul aria-label={words.activeFilters} className="flex flex-wrap items-center gap-2">
      {filters.map((name) => (
        <li key={name} className="max-w-full">
          <FilterChip removeLabel={words.removeFilter(labelOf(name))} onRemove={() => on.onRemove(name)}>
            <span dir="auto" className="truncate">
              {labelOf(name)}
            </span>
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
