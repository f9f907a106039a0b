import type { TeamChip, TeamRole } from '@heraia/contract/team'
import { Avatar } from '@heraia/ui/avatar'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Link } from '@heraia/ui/link'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import * as teamAddresses from '../../../addresses/teams.ts'
import * as addresses from '../../../addresses.ts'
import { client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { VerifiedMark } from '../../../pieces/person-line.tsx'
import { useSportName } from '../../../pieces/sport-names.ts'
import { myTeams } from '../team-queries.ts'
import { teamTexts } from '../team-texts.ts'
import { useTeamAct } from '../use-team-act.ts'
import { useTeamChanges } from '../use-team-changes.ts'
import { MyApplications } from './my-applications.tsx'
import { myTeamsTexts } from './my-teams-texts.ts'

/** Where she plays, what she is invited to, and what she applied for. */
export function MyTeamsScreen() {
  const texts = useTexts(myTeamsTexts)
  const [search] = useSearchParams()
  const isApplications = search.get('tab') === 'applications'
  useTeamChanges()
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4 px-4 py-8 md:py-12">
      <PageHeading
        title={texts.title}
        actions={
          <ButtonLink href={teamAddresses.newTeam()} tone="primary">
            {texts.create}
          </ButtonLink>
        }
      />
      <LinkTabs
        label={texts.parts}
        tabs={[
          { href: teamAddresses.myTeams(), label: texts.teams, current: !isApplications },
          { href: teamAddresses.myTeams('applications'), label: texts.applications, current: isApplications },
        ]}
      />
      {isApplications ? <MyApplications /> : <MyTeams />}
    </div>
  )
}

function MyTeams() {
  const texts = useTexts(myTeamsTexts)
  const common = useTexts(teamTexts)
  const errors = useTexts(errorTexts)
  const sportName = useSportName()
  const { data, error, isError, isFetching, refetch } = useQuery(myTeams())
  if (!data) {
    return isError ? (
      <FailedState
        title={common.listFailed}
        retryLabel={common.retry}
        onRetry={() => void refetch()}
        pending={isFetching}
      >
        {errorText(errors, error)}
      </FailedState>
    ) : (
      <Skeleton label={common.loading}>
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    )
  }
  if (data.teams.length + data.waiting.length === 0) {
    return (
      <EmptyState title={texts.none} action={<ButtonLink href={addresses.teams()}>{texts.find}</ButtonLink>}>
        {texts.noneHint}
      </EmptyState>
    )
  }
  return (
    <>
      {data.waiting.length > 0 && (
        <section className="grid gap-2 rounded-lg bg-sunken p-4">
          <h2 className="title text-lg">{texts.invitations}</h2>
          <ul className="divide-y divide-line">
            {data.waiting.map(({ team, state, role }) => (
              <li key={team.id}>
                <TeamLine
                  team={team}
                  end={state === 'invited' ? <AnswerInvitation team={team} role={role} /> : <TakeBack team={team} />}
                >
                  {state === 'invited' ? texts.invitedAs(common.roles[role]) : texts.askedAs(common.roles[role])}
                </TeamLine>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="divide-y divide-line">
        {data.teams.map(({ team, role, position }) => (
          <li key={team.id}>
            <TeamLine team={team} end={<Badge tone="accent">{common.roles[role]}</Badge>}>
              {position ?? sportName(team.sport)}
            </TeamLine>
          </li>
        ))}
      </ul>
    </>
  )
}

function TeamLine({ team, children, end }: { team: TeamChip; children: ReactNode; end: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-3">
      <Avatar seed={team.id} picture={team.logo} kind="team" size="medium" />
      <div className="min-w-0 flex-1 basis-32">
        <Link
          href={addresses.team(team.id)}
          className="touch-beyond inline-flex min-h-6 max-w-full items-center gap-1 font-semibold hover:underline"
        >
          <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
            {team.name}
          </span>
          {team.verified && <VerifiedMark of="team" />}
        </Link>
        <div className="text-sm text-muted [overflow-wrap:anywhere]">{children}</div>
      </div>
      {end}
    </div>
  )
}

function AnswerInvitation({ team: { id, name }, role }: { team: TeamChip; role: TeamRole }) {
  const texts = useTexts(teamTexts)
  const act = useTeamAct()
  const answer = (accept: boolean) => act.mutate({ run: () => client.teams.answerInvitation({ id, role, accept }) })
  return (
    <span className="flex gap-2">
      <Button
        size="small"
        tone="primary"
        aria-label={`${texts.accept}: ${name}`}
        pending={act.isPending}
        onClick={() => answer(true)}
      >
        {texts.accept}
      </Button>
      <Button
        size="small"
        aria-label={`${texts.decline}: ${name}`}
        aria-disabled={act.isPending}
        onClick={() => answer(false)}
      >
        {texts.decline}
      </Button>
    </span>
  )
}

function TakeBack({ team: { id, name } }: { team: TeamChip }) {
  const texts = useTexts(teamTexts)
  const act = useTeamAct()
  return (
    <Button
      size="small"
      aria-label={`${texts.takeBack}: ${name}`}
      pending={act.isPending}
      onClick={() => act.mutate({ run: () => client.teams.takeBack({ id }) })}
    >
      {texts.takeBack}
    </Button>
  )
}
