import { useTexts } from '../../lib/locale.tsx'
import { FilterChips as Chips } from '../../pieces/filter-chips.tsx'
import { roleNames } from '../../pieces/role-names.ts'
import { useSportName } from '../../pieces/sport-names.ts'
import { activeFilters, type PeopleSearch } from './people-filters.ts'
import { peopleTexts } from './people-texts.ts'

export interface FilterChipsProps {
  filters: PeopleSearch
  onChange: (filters: PeopleSearch) => void
  onClear: () => void
  onEmptied: () => void
}

export function FilterChips({ filters, onChange, onClear, onEmptied }: FilterChipsProps) {
  const texts = useTexts(peopleTexts)
  const roles = useTexts(roleNames)
  const sportName = useSportName()
  const active = activeFilters(filters)
  const labelOf = (name: keyof PeopleSearch) =>
    name === 'role' && filters.role
      ? roles[filters.role]
      : name === 'verified'
        ? texts.verifiedOnly
        : name === 'sport'
          ? sportName(String(filters.sport))
          : String(filters[name])
  return (
    <Chips
      {...{ filters: active, labelOf, onClear, onEmptied }}
      words={texts}
      onRemove={(name) => onChange({ ...filters, [name]: undefined })}
    />
  )
}
