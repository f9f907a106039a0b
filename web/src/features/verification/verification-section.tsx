import type { OwnVerification } from '@heraia/contract/verification'
import { Banner } from '@heraia/ui/banner'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { useDay } from '../../lib/use-day.ts'
import { ownVerification } from './own-verification-query.ts'
import { ownVerificationTexts } from './own-verification-texts.ts'
import { RequestForm } from './request-form.tsx'
import { WaitingRequest } from './waiting-request.tsx'

/** /settings/verification: whether she is verified, what she asks, and what came of it. */
export function VerificationSection() {
  const texts = useTexts(ownVerificationTexts)
  const me = useMe()
  const queries = useQueryClient()
  const { data, isError, refetch, isFetching } = useQuery(ownVerification())
  const again = () => void queries.invalidateQueries({ queryKey: ownVerification().queryKey })
  // Answered by the staff, or asked in another tab.
  useLive('profile.changed', ({ personId }) => personId === me.id && again())
  useLive('resumed', again)
  return (
    <div className="grid max-w-xl gap-6">
      <div>
        <h2 className="title text-xl">{texts.title}</h2>
        <p className="text-muted">{texts.lead}</p>
      </div>
      {data ? (
        <Standing own={data} />
      ) : isError ? (
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <Skeleton label={texts.loading}>
          <SkeletonCard />
        </Skeleton>
      )}
    </div>
  )
}

function Standing({ own: { verifiedAt, request, usualHours, may } }: { own: OwnVerification }) {
  const texts = useTexts(ownVerificationTexts)
  const dayOf = useDay()
  const declined = may.ask && request?.state === 'declined' ? request : null
  return (
    <>
      {verifiedAt && <Banner tone="success">{texts.verifiedSince(dayOf(verifiedAt))}</Banner>}
      {declined && (
        <Banner tone="notice" title={texts.declined}>
          <p dir="auto" className="whitespace-pre-wrap">
            {declined.reason}
          </p>
          <p className="mt-2">{texts.declinedHelp}</p>
        </Banner>
      )}
      {request?.state === 'waiting' && <WaitingRequest request={request} />}
      {may.ask && <RequestForm key={declined?.id ?? ''} before={declined} />}
      {!verifiedAt && usualHours !== null && <p className="text-sm text-muted">{usually(texts.usually, usualHours)}</p>}
    </>
  )
}

/** Days where hours say little; rounded up, so that it holds. */
const usually = (words: { hours: (count: number) => string; days: (count: number) => string }, hours: number) =>
  hours <= 72 ? words.hours(hours) : words.days(Math.ceil(hours / 24))
