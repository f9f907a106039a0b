import { Banner } from '@heraia/ui/banner'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import type { Asked, Asking } from './asking.ts'
import { RequestForm } from './request-form.tsx'
import { WaitingRequest } from './waiting-request.tsx'

interface AskingSectionProps {
  asking: Asking
  query: { data: Asked | undefined; isError: boolean; refetch: () => unknown; isFetching: boolean }
  /** That it is granted; null where it is not. */
  children: ReactNode
}

/** What verified means, whether it is so, what is asked, and what came of it. */
export function AskingSection({ asking, query, children }: AskingSectionProps) {
  const { texts } = asking
  const { data, isError, refetch, isFetching } = query
  return (
    <div className="grid max-w-xl gap-6">
      <div>
        <h2 className="title text-xl">{texts.title}</h2>
        <p className="text-muted">{texts.lead}</p>
      </div>
      {data ? (
        <>
          {children}
          <Standing asked={data} asking={asking} isGranted={Boolean(children)} />
        </>
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

interface StandingProps {
  asked: Asked
  asking: Asking
  isGranted: boolean
}

function Standing({ asked: { request, usualHours, may }, asking, isGranted }: StandingProps) {
  const { texts } = asking
  const declined = may.ask && request?.state === 'declined' ? request : null
  return (
    <>
      {declined && (
        <Banner tone="notice" title={texts.declined}>
          <p dir="auto" className="whitespace-pre-wrap">
            {declined.reason}
          </p>
          <p className="mt-2">{texts.declinedHelp}</p>
        </Banner>
      )}
      {request?.state === 'waiting' && <WaitingRequest request={request} asking={asking} />}
      {may.ask && <RequestForm key={declined?.id ?? ''} before={declined} asking={asking} />}
      {!isGranted && usualHours !== null && <p className="text-sm text-muted">{usually(texts.usually, usualHours)}</p>}
    </>
  )
}

/** Days where hours say little; rounded up, so that it holds. */
const usually = (words: { hours: (count: number) => string; days: (count: number) => string }, hours: number) =>
  hours <= 72 ? words.hours(hours) : words.days(Math.ceil(hours / 24))
