import { Button } from '@heraia/ui/button'
import { FilterChip } from '@heraia/ui/chip'
import { useTexts } from '../../../lib/locale.tsx'
import { marketTexts } from '../market-texts.ts'
import { useFilterNames } from './filter-names.ts'
import { activeFilters, type MarketSearch, withoutFilter } from './market-search.ts'

interface FilterChipsProps {
  search: MarketSearch
  onChange: (search: MarketSearch) => void
  onClear: () => void
}

/** What narrows the search, each with the way to take it off. */
export function FilterChips({ search, onChange, onClear }: FilterChipsProps) {
  const texts = useTexts(marketTexts)
  const { filterName } = useFilterNames()
  const active = activeFilters(search)
  if (active.length === 0) return null
  return (
    <ul aria-label={texts.activeFilters} className="flex flex-wrap items-center gap-2">
      {active.map((name) => (
        <li key={name} className="max-w-full">
          <FilterChip
            removeLabel={texts.removeFilter(filterName(search, name))}
            onRemove={() => onChange(withoutFilter(search, name))}
          >
            <span dir="auto" className="truncate">
              {filterName(search, name)}
            </span>
          </FilterChip>
        </li>
      ))}
      <li>
        <Button tone="plain" size="small" onClick={onClear}>
          {texts.clearAll}
        </Button>
      </li>
    </ul>
  )
}
