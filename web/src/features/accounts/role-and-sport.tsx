import { Select } from '@heraia/ui/select'
import { useTexts } from '../../lib/locale.tsx'
import { roleNames } from '../../pieces/role-names.ts'
import { SportChoice } from '../../pieces/sport-choice.tsx'
import { registrationTexts } from './registration-texts.ts'
import { roleChoices, rolesWithSport } from './role-choices.ts'

export interface RoleAndSportProps {
  role: string
  sport: string
  onRole: (role: string) => void
  onSport: (sport: string) => void
  sportError?: string
  disabled?: boolean
}

/** Athletes and coaches say their main sport: one of the catalogue, or in their own words. */
export function RoleAndSport({ role, sport, onRole, onSport, sportError, disabled }: RoleAndSportProps) {
  const texts = useTexts(registrationTexts)
  const roles = useTexts(roleNames)
  return (
    <>
      <Select
        label={texts.role}
        name="role"
        value={role}
        onValue={onRole}
        options={roleChoices.map((choice) => ({ value: choice, label: roles[choice] }))}
        disabled={disabled}
      />
      {rolesWithSport.includes(role) && (
        <SportChoice
          label={texts.sport}
          name="sport"
          sport={sport}
          onSport={onSport}
          openLabel={texts.sportOpen}
          emptyLabel={texts.sportEmpty}
          error={sportError}
          disabled={disabled}
          required
        />
      )}
    </>
  )
}
