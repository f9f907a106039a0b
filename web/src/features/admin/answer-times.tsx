import type { VerificationOf } from '@heraia/contract/verification'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { Stat } from '@heraia/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/locale.tsx'
import { answerTimes } from './admin-queries.ts'
import { spanOf } from './span-of.ts'
import { usePercent } from './use-percent.ts'
import { verificationTexts } from './verification-texts.ts'

/** How long people, or teams, waited for the answers of the last 90 days. */
export function AnswerTimes({ of }: { of: VerificationOf }) {
  const texts = useTexts(verificationTexts)
  const { data, isError, refetch, isFetching } = useQuery(answerTimes(of))
  return (
    <section aria-label={texts.times} className="my-6 rounded-md border border-line bg-raised p-5">
      {data ? (
        <Times times={data} />
      ) : isError ? (
        <FailedState
          title={texts.timesFailed}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <Skeleton label={texts.loading}>
          <SkeletonLine width="40%" className="h-8" />
          <SkeletonLine width="75%" />
        </Skeleton>
      )}
    </section>
  )
}

interface TimesProps {
  times: { answers: number; medianMinutes: number | null; shareInTime: number | null }
}

function Times({ times: { answers, medianMinutes, shareInTime } }: TimesProps) {
  const texts = useTexts(verificationTexts)
  const percent = usePercent()
  const median = medianMinutes === null ? null : spanOf(medianMinutes)
  if (shareInTime === null) return <p className="text-muted">{texts.noTimes}</p>
  return (
    <>
      <dl className="mb-3 flex flex-wrap gap-x-10 gap-y-4">
        {median && <Stat label={texts.median} value={texts.span[median.unit](median.count)} />}
        <Stat label={texts.inTime} value={percent(shareInTime)} />
      </dl>
      <p className="max-w-prose text-sm text-muted">{texts.timesOf(answers)}</p>
    </>
  )
}
