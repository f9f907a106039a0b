import type { Team, TeamWaiting } from '@heraia/contract/team'
import { Button } from '@heraia/ui/button'
import { client } from '../../../lib/api.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { TeamList } from '../team-list.tsx'
import { teamWaiting } from '../team-queries.ts'
import { teamTexts } from '../team-texts.ts'
import { useTeamAct } from '../use-team-act.ts'
import { peopleOfTeamTexts } from './people-of-team-texts.ts'

/** Who asks to join and who is invited; nothing where nobody waits. */
export function Waiting({ team }: { team: Team }) {
  const texts = useTexts(peopleOfTeamTexts)
  const list = useInfiniteList(teamWaiting(team.id))
  if (list.items?.length === 0) return null
  return (
    <section className="grid gap-2 rounded-lg bg-sunken p-4">
      <h2 className="title text-lg">{texts.requests}</h2>
      <TeamList
        list={list}
        keyOf={({ person }) => person.id}
        show={(waiting) => <WaitingLine team={team} waiting={waiting} />}
        empty={{ title: texts.nobody, seed: team.id }}
        label={texts.requests}
      />
    </section>
  )
}

function WaitingLine({ team, waiting }: { team: Team; waiting: TeamWaiting }) {
  const { roles } = useTexts(teamTexts)
  const texts = useTexts(peopleOfTeamTexts)
  const act = useTeamAct()
  const { person, state, role, position, note } = waiting
  const ids = { id: team.id, personId: person.id }
  const answer = (accept: boolean) =>
    act.mutate({
      run: () => client.teams.answerRequest({ ...ids, role, accept }),
      ...(accept ? { says: texts.joined(person.name) } : {}),
    })
  const asRole = state === 'asked' ? texts.wantsToBe(roles[role]) : texts.isInvitedAs(roles[role])
  return (
    <div className="grid gap-2 py-3">
      <PersonLine person={person}>{[asRole, position].filter(Boolean).join(' · ')}</PersonLine>
      {note && (
        <p dir="auto" className="[overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'asked' ? (
          <>
            <Button
              size="small"
              tone="primary"
              aria-label={`${texts.letIn}: ${person.name}`}
              pending={act.isPending}
              onClick={() => answer(true)}
            >
              {texts.letIn}
            </Button>
            <Button
              size="small"
              aria-label={`${texts.decline}: ${person.name}`}
              aria-disabled={act.isPending}
              onClick={() => answer(false)}
            >
              {texts.decline}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            aria-label={`${texts.takeBack}: ${person.name}`}
            pending={act.isPending}
            onClick={() => act.mutate({ run: () => client.teams.uninvite(ids) })}
          >
            {texts.takeBack}
          </Button>
        )}
      </div>
    </div>
  )
}
