import type { GivenTeamRole, TeamStanding } from '@heraia/contract/team'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { useTexts } from '../../../lib/locale.tsx'
import { teamTexts } from '../team-texts.ts'
import { peopleOfTeamTexts } from './people-of-team-texts.ts'

export interface Place {
  role: GivenTeamRole
  position: string
}

interface PlaceFieldsProps {
  place: Place
  onChange: (place: Place) => void
  standing: TeamStanding | null
}

const ROLES = ['player', 'coach', 'manager'] as const

/** What somebody is in the team, in its own words too. Only the owner chooses managers. */
export function PlaceFields({ place, onChange, standing }: PlaceFieldsProps) {
  const { roles } = useTexts(teamTexts)
  const texts = useTexts(peopleOfTeamTexts)
  const offered = ROLES.filter((role) => role !== 'manager' || standing?.may.own)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={texts.role}
        value={place.role}
        onValue={(value) => onChange({ ...place, role: ROLES.find((role) => role === value) ?? 'player' })}
        options={offered.map((role) => ({ value: role, label: roles[role] }))}
      />
      <Field
        label={texts.position}
        hint={texts.positionHint}
        value={place.position}
        onValue={(position) => onChange({ ...place, position })}
        maxLength={60}
      />
    </div>
  )
}
