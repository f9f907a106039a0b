import { useTexts } from '../../../lib/locale.tsx'
import { FilterChips as Chips } from '../../../pieces/filter-chips.tsx'
import { marketTexts } from '../market-texts.ts'
import { useFilterNames } from './filter-names.ts'
import { activeFilters, type MarketSearch, withoutFilter } from './market-search.ts'

interface FilterChipsProps {
  search: MarketSearch
  onChange: (search: MarketSearch) => void
  onClear: () => void
  onEmptied: () => void
}

export function FilterChips({ search, onChange, onClear, onEmptied }: FilterChipsProps) {
  const texts = useTexts(marketTexts)
  const { filterName } = useFilterNames()
  return (
    <Chips
      filters={activeFilters(search)}
      labelOf={(name) => filterName(search, name)}
      words={texts}
      onRemove={(name) => onChange(withoutFilter(search, name))}
      onClear={onClear}
      onEmptied={onEmptied}
    />
  )
}
