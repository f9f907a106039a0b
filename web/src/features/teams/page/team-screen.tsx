import type { Team } from '@heraia/contract/team'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { Skeleton, SkeletonBox, SkeletonLine } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as addresses from '../../../addresses.ts'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useOwnEyes } from '../../../lib/use-own-eyes.ts'
import { oneTeam } from '../team-queries.ts'
import { teamTexts } from '../team-texts.ts'
import { useTeamAct } from '../use-team-act.ts'
import { useTeamChanges } from '../use-team-changes.ts'
import { TeamHeader } from './team-header.tsx'

export type TeamParts = Record<addresses.TeamTab, (team: Team) => ReactNode>

const TABS = ['about', 'roster', 'fixtures', 'posts', 'achievements', 'roles'] as const
export const teamTabOf = (name: string | undefined): addresses.TeamTab | null =>
  name === undefined ? 'about' : (TABS.find((tab) => tab === name) ?? null)

/** `tab` null: there is no such part of a team. */
export function TeamScreen({ id, tab, parts }: { id: string; tab: addresses.TeamTab | null; parts: TeamParts }) {
  const texts = useTexts(teamTexts)
  const errors = useTexts(errorTexts)
  const query = useQuery(oneTeam(id))
  const team = query.data
  usePageTitle(team?.name)
  useTeamChanges()
  useOwnEyes(api.teams.key())
  const isGone = query.isError && ['NOT_FOUND', 'INVALID_INPUT'].includes(failureOf(query.error).code)
  if (isGone || tab === null) return <TeamNotFound />
  if (team) {
    const labels = { ...texts, roles: texts.openRoles }
    const counts: Partial<Record<addresses.TeamTab, number>> = { roster: team.members, roles: team.openRoles }
    const tabs = TABS.map((name) => ({
      ...{ href: addresses.team(team.id, name), label: labels[name], current: name === tab, count: counts[name] },
    }))
    return (
      <div className="pb-10">
        <TeamHeader team={team} />
        <div className="mx-auto w-full max-w-4xl px-4">
          <InvitationBar team={team} />
          <LinkTabs label={texts.tabs} tabs={tabs} className="mt-4" />
          {parts[tab](team)}
        </div>
      </div>
    )
  }
  if (query.isPending) return <TeamSkeleton />
  return (
    <FailedState
      title={texts.failed}
      retryLabel={texts.retry}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
    >
      {errorText(errors, query.error)}
    </FailedState>
  )
}

function InvitationBar({ team: { id, standing } }: { team: Team }) {
  const texts = useTexts(teamTexts)
  const act = useTeamAct()
  if (standing?.state !== 'invited') return null
  const role = standing.role ?? 'player'
  const answer = (accept: boolean) => act.mutate({ run: () => client.teams.answerInvitation({ id, role, accept }) })
  return (
    <Banner
      className="mt-4"
      action={
        <span className="flex flex-wrap gap-2">
          <Button tone="primary" pending={act.isPending} onClick={() => answer(true)}>
            {texts.accept}
          </Button>
          <Button aria-disabled={act.isPending} onClick={() => answer(false)}>
            {texts.decline}
          </Button>
        </span>
      }
    >
      {texts.invitedAs(texts.roles[role])}
    </Banner>
  )
}

/** The same for one that is missing and one that is not for her. */
export function TeamNotFound() {
  const texts = useTexts(teamTexts)
  usePageTitle(texts.notFound)
  return (
    <EmptyState
      title={texts.notFound}
      heading="h1"
      action={
        <ButtonLink href={addresses.teams()} tone="primary">
          {texts.toTeams}
        </ButtonLink>
      }
      seed="nobody"
      className="py-16"
    >
      {texts.notFoundHint}
    </EmptyState>
  )
}

export function TeamSkeleton() {
  const texts = useTexts(teamTexts)
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBox className="aspect-[5/2] rounded-none sm:aspect-[4/1] xl:aspect-[6/1]" />
      <div className="mx-auto grid max-w-4xl gap-4 px-4">
        <div className="-mt-16 w-fit rounded-lg bg-surface p-1 sm:-mt-20">
          <SkeletonBox className="size-32 rounded-lg sm:size-40" />
        </div>
        <SkeletonLine width="16rem" className="h-8" />
        <SkeletonLine width="12rem" />
        <SkeletonLine width="20rem" />
      </div>
    </Skeleton>
  )
}
