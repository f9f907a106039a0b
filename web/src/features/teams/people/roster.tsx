import type { Team, TeamMember } from '@heraia/contract/team'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { useSportName } from '../../../pieces/sport-names.ts'
import { TeamList } from '../team-list.tsx'
import { teamRoster } from '../team-queries.ts'
import { teamTexts } from '../team-texts.ts'
import { MemberMenu } from './member-menu.tsx'
import { peopleOfTeamTexts } from './people-of-team-texts.ts'
import { Waiting } from './waiting.tsx'

const InviteDialog = lateDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog)

/** Who is in the team; for who runs it also who waits to be. */
export function Roster({ team }: { team: Team }) {
  const texts = useTexts(peopleOfTeamTexts)
  const list = useInfiniteList(teamRoster(team.id))
  const [isInviting, setInviting] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
      {team.standing?.may.manage && (
        <>
          <Button
            tone="primary"
            icon={<UserPlus aria-hidden="true" className="size-5" />}
            onClick={() => setInviting(true)}
            className="justify-self-start"
          >
            {texts.invite}
          </Button>
          <Waiting team={team} />
        </>
      )}
      <TeamList
        list={list}
        keyOf={({ personId }) => personId}
        show={(member) => <MemberLine team={team} member={member} />}
        empty={{ title: texts.noRoster, hint: texts.noRosterHint, seed: team.id }}
      />
      {isInviting && <InviteDialog team={team} onClose={() => setInviting(false)} />}
    </div>
  )
}

function MemberLine({ team, member }: { team: Team; member: TeamMember }) {
  const { roles } = useTexts(teamTexts)
  const texts = useTexts(peopleOfTeamTexts)
  const sportName = useSportName()
  const { person, hidden, position } = member
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-36">
        {person && !hidden ? (
          <PersonLine person={person}>
            <span dir="auto">{position ?? sportName(person.sport)}</span>
          </PersonLine>
        ) : (
          <>
            <p dir="auto" className="font-semibold">
              {person?.name ?? texts.hiddenMember}
            </p>
            <p className="text-sm text-muted">{texts.hiddenHint}</p>
          </>
        )}
      </div>
      <Badge tone={member.role === 'player' ? 'neutral' : 'accent'}>{roles[member.role]}</Badge>
      <MemberMenu team={team} member={member} />
    </div>
  )
}
