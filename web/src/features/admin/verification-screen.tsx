import type { ManagedPerson, Verification } from '@heraia/contract/admin'
import type { VerificationRequest } from '@heraia/contract/verification'
import { Avatar } from '@heraia/ui/avatar'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { Time } from '@heraia/ui/time'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as staffAddresses from '../../addresses/staff.ts'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { OneRecord } from '../../pieces/one-record.tsx'
import { useStanding } from '../../pieces/use-standing.ts'
import { verificationOf } from './admin-queries.ts'
import { AdminRightsForm } from './admin-rights-form.tsx'
import { AskedPart } from './asked-part.tsx'
import { BirthDateForm } from './birth-date-form.tsx'
import { DeclineForm } from './decline-form.tsx'
import { useDecided } from './use-decided.ts'
import { VerificationForm } from './verification-form.tsx'
import { VerificationHistory } from './verification-history.tsx'
import { PersonBadges } from './verification-list.tsx'
import { verificationTexts } from './verification-texts.ts'

/** One person: whether she is verified, what was decided before, and the decision. */
export function VerificationScreen({ id }: { id: string }) {
  const texts = useTexts(verificationTexts)
  const query = useQuery(verificationOf(id))
  return (
    <OneRecord list={staffAddresses.verification()} query={query} texts={{ ...texts, failed: texts.oneFailed }}>
      {(verification) => <Opened verification={verification} />}
    </OneRecord>
  )
}

function Opened({ verification }: { verification: Verification }) {
  const texts = useTexts(verificationTexts)
  const standing = useStanding()
  const { locale } = useLocale()
  const { person, request, may } = verification
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar seed={person.id} picture={person.avatar} size="large" />
        <PageHeading
          kicker={texts.title}
          title={<span dir="auto">{person.name}</span>}
          lead={standing(person, person.location)}
        />
      </div>
      <PersonBadges person={person} />
      <dl className="grid gap-1 sm:grid-cols-[auto_1fr] sm:gap-x-4">
        <dt className="text-muted">Email</dt>
        <dd className="[overflow-wrap:anywhere]">{person.email}</dd>
        <dt className="text-muted">{texts.joined}</dt>
        <dd>
          <Time at={person.joinedAt} locale={locale} look="date" />
        </dd>
        <dt className="text-muted">{person.verifiedAt ? texts.verifiedSince : texts.notVerified}</dt>
        <dd>{person.verifiedAt && <Time at={person.verifiedAt} locale={locale} look="date" />}</dd>
      </dl>
      {person.state === 'active' && (
        <p>
          <Link href={addresses.profile(person.handle)} className="link inline-flex min-h-11 items-center">
            {texts.profile}
          </Link>
        </p>
      )}
      {request && <AskedPart request={request} />}
      {may.grant || may.revoke ? (
        <VerificationForm key={`verified-${person.verified}`} verification={verification} />
      ) : (
        <p className="max-w-prose text-muted">{texts.mayNot}</p>
      )}
      {request && may.decline && <Decline key={request.id} person={person} request={request} />}
      {person.state === 'active' && <BirthDateForm person={person} />}
      {(may.grantAdmin || may.revokeAdmin) && (
        <AdminRightsForm key={`admin-${may.grantAdmin}`} verification={verification} />
      )}
      <VerificationHistory history={verification.history} />
    </>
  )
}

function Decline({ person: { id, name }, request }: { person: ManagedPerson; request: VerificationRequest }) {
  const texts = useTexts(verificationTexts)
  const queries = useQueryClient()
  const done = useDecided<Verification>(texts.declined(name), (saved) =>
    queries.setQueryData(verificationOf(id).queryKey, saved),
  )
  const declining = useMutation(api.admin.declineVerification.mutationOptions(done))
  return (
    <DeclineForm
      requestId={request.id}
      words={texts}
      pending={declining.isPending}
      onDecline={(reason) => declining.mutateAsync({ id: request.id, reason })}
    />
  )
}
