import type { Team, TeamMember } from '@heraia/contract/team'
import { useState } from 'react'
import { client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { TeamFormDialog } from '../team-form-dialog.tsx'
import { useTeamAct } from '../use-team-act.ts'
import { peopleOfTeamTexts } from './people-of-team-texts.ts'
import { type Place, PlaceFields } from './place-fields.tsx'

/** Changes what somebody is in the team. */
export function MemberDialog({ team, member, onClose }: { team: Team; member: TeamMember; onClose: () => void }) {
  const texts = useTexts(peopleOfTeamTexts)
  const act = useTeamAct()
  const [place, setPlace] = useState<Place>({
    ...{ role: member.role === 'owner' ? 'manager' : member.role, position: member.position ?? '' },
  })
  const save = () =>
    act.mutate({
      run: () =>
        client.teams.setMember({
          ...{ id: team.id, personId: member.personId, role: place.role, position: place.position.trim() || null },
        }),
      says: texts.saved,
      after: onClose,
    })
  return (
    <TeamFormDialog
      title={texts.changeTitle(member.person?.name ?? '')}
      save={texts.save}
      isSaving={act.isPending}
      onSave={save}
      onClose={onClose}
    >
      <PlaceFields place={place} onChange={setPlace} standing={team.standing} />
    </TeamFormDialog>
  )
}
