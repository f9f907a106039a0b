import type { TeamChip } from '@heraia/contract/team'
import type { VerificationOf, WaitingVerification } from '@heraia/contract/verification'
import { Avatar } from '@heraia/ui/avatar'
import { EmptyState } from '@heraia/ui/empty-state'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import type { ReactNode } from 'react'
import * as staffAddresses from '../../addresses/staff.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { Lines } from '../../pieces/lines.tsx'
import { useSportName } from '../../pieces/sport-names.ts'
import { useStanding } from '../../pieces/use-standing.ts'
import { waitingList } from './admin-queries.ts'
import { AnswerTimes } from './answer-times.tsx'
import { RequestAge } from './request-age.tsx'
import { teamVerificationTexts } from './teams/team-verification-texts.ts'
import { VerificationTabs } from './verification-tabs.tsx'
import { verificationTexts } from './verification-texts.ts'

/** Who asks to be verified, or to have a team verified, and waits for an answer, oldest first. */
export function VerificationQueue({ of }: { of: VerificationOf }) {
  const common = useTexts(verificationTexts)
  const ofTeams = useTexts(teamVerificationTexts)
  const texts = of === 'people' ? common : { ...common, title: ofTeams.title, lead: ofTeams.lead }
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <VerificationTabs of={of} current="waiting" />
      <AnswerTimes of={of} />
      <Lines
        list={useInfiniteList(waitingList(of))}
        words={{ ...texts, failed: texts.queueFailed, moreFailed: texts.queueFailed }}
        label={texts.queue}
        lineOf={(request) =>
          request.team ? (
            <WaitingTeam key={request.id} request={request} team={request.team} />
          ) : (
            <WaitingPerson key={request.id} request={request} />
          )
        }
        empty={<EmptyState title={texts.nobodyWaits}>{texts.nobodyWaitsHelp}</EmptyState>}
      />
    </div>
  )
}

function WaitingPerson({ request }: { request: WaitingVerification }) {
  const standing = useStanding()
  const { person } = request
  return (
    <Waiting
      request={request}
      href={staffAddresses.verificationOf(person.id)}
      picture={<Avatar seed={person.id} picture={person.avatar} size="medium" />}
      name={person.name}
    >
      {standing(person, `@${person.handle}`)}
    </Waiting>
  )
}

function WaitingTeam({ request, team }: { request: WaitingVerification; team: TeamChip }) {
  const texts = useTexts(teamVerificationTexts)
  const sportName = useSportName()
  return (
    <Waiting
      request={request}
      href={staffAddresses.verifyTeam(team.id)}
      picture={<Avatar seed={team.id} picture={team.logo} kind="team" size="medium" />}
      name={team.name}
    >
      {[sportName(team.sport), texts.askedBy(request.person.name)].filter(Boolean).join(' · ')}
    </Waiting>
  )
}

interface WaitingProps {
  request: WaitingVerification
  href: string
  picture: ReactNode
  name: string
  /** Who that is. */
  children: ReactNode
}

function Waiting({ request: { excerpt, askedAt }, href, picture, name, children }: WaitingProps) {
  return (
    <li>
      <Link href={href} className="flex min-h-14 items-start gap-3 py-4 hover:bg-sunken">
        {picture}
        <span className="grid min-w-0 grow gap-1">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
              {name}
            </span>
            <RequestAge askedAt={askedAt} />
          </span>
          <span className="text-sm text-muted [overflow-wrap:anywhere]">{children}</span>
          <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
            {excerpt}
          </span>
        </span>
      </Link>
    </li>
  )
}
