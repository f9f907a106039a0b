import type { TeamVerification } from '@heraia/contract/admin'
import { Avatar } from '@heraia/ui/avatar'
import { Badge } from '@heraia/ui/badge'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import * as staffAddresses from '../../../addresses/staff.ts'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { OneRecord } from '../../../pieces/one-record.tsx'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { useSportName } from '../../../pieces/sport-names.ts'
import { verificationOfTeam } from '../admin-queries.ts'
import { AskedPart } from '../asked-part.tsx'
import { DecisionForm } from '../decision-form.tsx'
import { DeclineForm } from '../decline-form.tsx'
import { useDecided } from '../use-decided.ts'
import { VerificationHistory } from '../verification-history.tsx'
import { verificationTexts } from '../verification-texts.ts'
import { teamVerificationTexts } from './team-verification-texts.ts'

/** One team: whether it is verified, what was decided before, and the decision. */
export function TeamVerificationScreen({ id }: { id: string }) {
  const texts = useTexts(teamVerificationTexts)
  const common = useTexts(verificationTexts)
  const query = useQuery(verificationOfTeam(id))
  return (
    <OneRecord
      list={staffAddresses.verifyTeams()}
      query={query}
      texts={{ ...common, gone: texts.gone, failed: texts.oneFailed }}
    >
      {(verification) => <Opened verification={verification} />}
    </OneRecord>
  )
}

function Opened({ verification: { team, request, history, may } }: { verification: TeamVerification }) {
  const texts = useTexts(teamVerificationTexts)
  const format = useFormat()
  const sportName = useSportName()
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar seed={team.id} picture={team.logo} kind="team" size="large" />
        <PageHeading
          kicker={texts.title}
          title={<span dir="auto">{team.name}</span>}
          lead={[sportName(team.sport), team.location, `${texts.members}: ${format.number(team.members)}`]
            .filter(Boolean)
            .join(' · ')}
        />
      </div>
      {team.verified && (
        <p>
          <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
            {texts.verified}
          </Badge>
        </p>
      )}
      <p>
        <Link href={addresses.team(team.id)} className="link inline-flex min-h-11 items-center">
          {texts.view}
        </Link>
      </p>
      {request && <AskedPart request={request} title={texts.asks} by={<PersonLine person={request.askedBy} />} />}
      {may.grant || may.revoke ? (
        <Decide key={String(team.verified)} team={team} request={request} />
      ) : (
        <p className="max-w-prose text-muted">{texts.mayNot}</p>
      )}
      {request && may.decline && <Decline key={request.id} team={team} request={request} />}
      <VerificationHistory history={history} />
    </>
  )
}

function Decide({ team: { id, name, verified }, request }: Pick<TeamVerification, 'team' | 'request'>) {
  const texts = useTexts(teamVerificationTexts)
  const queries = useQueryClient()
  const done = useDecided<TeamVerification>(verified ? texts.revoked(name) : texts.granted(name), (saved) =>
    queries.setQueryData(verificationOfTeam(id).queryKey, saved),
  )
  const grant = useMutation(api.admin.verifyTeam.mutationOptions(done))
  const revoke = useMutation(api.admin.unverifyTeam.mutationOptions(done))
  const deciding = verified ? revoke : grant
  return (
    <DecisionForm
      draftName={`team-verification-${id}-${verified}`}
      verified={verified}
      pending={deciding.isPending}
      onDecide={(reason) =>
        deciding.mutateAsync({ id, reason, ...(verified || !request ? {} : { requestId: request.id }) })
      }
    />
  )
}

interface DeclineProps {
  team: TeamVerification['team']
  request: NonNullable<TeamVerification['request']>
}

function Decline({ team: { id, name }, request }: DeclineProps) {
  const texts = useTexts(teamVerificationTexts)
  const queries = useQueryClient()
  const done = useDecided<TeamVerification>(texts.declined(name), (saved) =>
    queries.setQueryData(verificationOfTeam(id).queryKey, saved),
  )
  const declining = useMutation(api.admin.declineTeamVerification.mutationOptions(done))
  return (
    <DeclineForm
      requestId={request.id}
      words={texts}
      pending={declining.isPending}
      onDecline={(reason) => declining.mutateAsync({ id, requestId: request.id, reason })}
    />
  )
}
