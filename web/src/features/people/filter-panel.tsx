import type { PeopleFilters } from '@heraia/contract/people'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { roleNames } from '../../pieces/role-names.ts'
import { SportField } from '../../pieces/sport-field.tsx'
import type { PeopleSearch } from './people-filters.ts'
import { peopleTexts } from './people-texts.ts'

export interface FilterPanelProps {
  filters: PeopleSearch
  onChange: (filters: PeopleSearch) => void
  /** Offers the roles, with how many each has; the athletes' page has but one. */
  roles?: (Counted & { role: NonNullable<PeopleFilters['role']> })[]
  /** How many of those whom the other filters find are verified. */
  verified: Counted | undefined
}

interface Counted {
  count: number
  /** There are more than were counted. */
  more: boolean
}

const ROLES = ['athlete', 'coach', 'club', 'federation', 'journalist', 'fan'] as const

export function FilterPanel({ filters, onChange, roles, verified }: FilterPanelProps) {
  const texts = useTexts(peopleTexts)
  const names = useTexts(roleNames)
  const format = useFormat()
  const inBrackets = (found: Counted | undefined) =>
    found ? ` (${format.number(found.count)}${found.more ? '+' : ''})` : ''
  const countOf = (role: string) => inBrackets(roles?.find((each) => each.role === role))
  const isRole = (value: string) => ROLES.find((role) => role === value)
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {roles && (
        <Select
          label={texts.role}
          value={filters.role ?? ''}
          onValue={(value) => onChange({ ...filters, role: isRole(value) })}
          placeholder={texts.anyRole}
          options={ROLES.map((role) => ({ value: role, label: `${names[role]}${countOf(role)}` }))}
        />
      )}
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
        label={`${texts.verifiedOnly}${inBrackets(verified)}`}
        checked={filters.verified ?? false}
        onValue={(verified) => onChange({ ...filters, verified })}
        className="sm:pb-2"
      />
    </div>
  )
}
