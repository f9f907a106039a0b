import type { TeamFilters } from '@heraia/contract/teams'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { useTexts } from '../../../lib/locale.tsx'
import { FilterChips } from '../../../pieces/filter-chips.tsx'
import { SportField } from '../../../pieces/sport-field.tsx'
import { useSportName } from '../../../pieces/sport-names.ts'
import { teamsTexts } from '../teams-texts.ts'
import { activeFilters } from './team-filters.ts'

interface FilterProps {
  filters: TeamFilters
  onChange: (filters: TeamFilters) => void
}

export function TeamFilterPanel({ filters, onChange }: FilterProps) {
  const texts = useTexts(teamsTexts)
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SportField
        label={texts.sport}
        value={filters.sport ?? ''}
        onValue={(sport) => onChange({ ...filters, sport })}
      />
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

interface ChipsProps extends FilterProps {
  onClear: () => void
  onEmptied: () => void
}

export function TeamFilterChips({ filters, onChange, onClear, onEmptied }: ChipsProps) {
  const texts = useTexts(teamsTexts)
  const sportName = useSportName()
  const labels = {
    sport: sportName(filters.sport ?? ''),
    location: filters.location ?? '',
    recruiting: texts.recruiting,
    verified: texts.verifiedOnly,
  }
  return (
    <FilterChips
      filters={activeFilters(filters)}
      labelOf={(name) => labels[name]}
      words={texts}
      onRemove={(name) => onChange({ ...filters, [name]: undefined })}
      onClear={onClear}
      onEmptied={onEmptied}
    />
  )
}
