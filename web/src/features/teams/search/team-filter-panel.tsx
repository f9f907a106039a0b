import { SPORTS } from '@heraia/contract/sports'
import type { TeamFilters } from '@heraia/contract/teams'
import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { FilterChip } from '@heraia/ui/chip'
import { Field } from '@heraia/ui/field'
import { useId } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useSportName } from '../../../pieces/sport-names.ts'
import { teamsTexts } from '../teams-texts.ts'
import { activeFilters } from './team-filters.ts'

interface FilterProps {
  filters: TeamFilters
  onChange: (filters: TeamFilters) => void
}

export function TeamFilterPanel({ filters, onChange }: FilterProps) {
  const texts = useTexts(teamsTexts)
  const sportName = useSportName()
  const sports = useId()
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field
        label={texts.sport}
        value={filters.sport ?? ''}
        onValue={(sport) => onChange({ ...filters, sport })}
        list={sports}
        maxLength={60}
      />
      <datalist id={sports}>
        {SPORTS.map((sport) => (
          <option key={sport} value={sport}>
            {sportName(sport)}
          </option>
        ))}
      </datalist>
      <Field
        label={texts.location}
        value={filters.location ?? ''}
        onValue={(location) => onChange({ ...filters, location })}
        maxLength={100}
      />
      <Checkbox
        label={texts.recruiting}
        checked={filters.recruiting ?? false}
        onValue={(recruiting) => onChange({ ...filters, recruiting })}
        className="sm:pb-2"
      />
      <Checkbox
        label={texts.verifiedOnly}
        checked={filters.verified ?? false}
        onValue={(verified) => onChange({ ...filters, verified })}
        className="sm:pb-2"
      />
    </div>
  )
}

export function TeamFilterChips({ filters, onChange, onClear }: FilterProps & { onClear: () => void }) {
  const texts = useTexts(teamsTexts)
  const active = activeFilters(filters)
  if (active.length === 0) return null
  const labelOf = (name: (typeof active)[number]) =>
    name === 'verified' ? texts.verifiedOnly : name === 'recruiting' ? texts.recruiting : (filters[name] ?? '')
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
