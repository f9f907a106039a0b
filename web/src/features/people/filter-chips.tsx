import { Button } from '@heraia/ui/button'
import { FilterChip } from '@heraia/ui/chip'
import { useTexts } from '../../lib/locale.tsx'
import { roleNames } from '../../pieces/role-names.ts'
import { useSportName } from '../../pieces/sport-names.ts'
import { activeFilters, type PeopleSearch } from './people-filters.ts'
import { peopleTexts } from './people-texts.ts'

export interface FilterChipsProps {
  filters: PeopleSearch
  onChange: (filters: PeopleSearch) => void
  onClear: () => void
}

export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const texts = useTexts(peopleTexts)
  const roles = useTexts(roleNames)
  const sportName = useSportName()
  const active = activeFilters(filters)
  if (active.length === 0) return null
  const labelOf = (name: keyof PeopleSearch) =>
    name === 'role' && filters.role
      ? roles[filters.role]
      : name === 'verified'
        ? texts.verifiedOnly
        : name === 'sport'
          ? sportName(String(filters.sport))
          : String(filters[name])
  return (
    <ul aria-label={texts.activeFilters} className="flex flex-wrap items-center gap-2">
      {active.map((name) => (
        <li key={name}>
          <FilterChip
            removeLabel={texts.removeFilter(labelOf(name))}
            onRemove={() => onChange({ ...filters, [name]: undefined })}
          >
            {labelOf(name)}
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
