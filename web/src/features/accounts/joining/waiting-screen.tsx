import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { WaitingRequest } from './waiting-request.tsx'
import { waitingTexts } from './waiting-texts.ts'

/** How often it is asked whether she was let in: no stream is open to her. */
const LOOK_MS = 60_000

/** Where she is whose account waits for an admin: how it stands, why she would like to join, and the ways out. */
export function WaitingScreen() {
  const texts = useTexts(waitingTexts)
  const errors = useTexts(errorTexts)
  const isHydrated = useHydrated()
  const { status } = useSession()
  const isSettled = isHydrated && status !== 'loading'
  // Gone with the screen: to the session she is nobody, so that it does not say when another comes.
  const options = { enabled: isSettled, staleTime: 0, gcTime: 0, retry: false, refetchInterval: LOOK_MS }
  const known = useQuery(api.accounts.joinRequest.queryOptions(options))
  const isNobody = known.isError && failureOf(known.error).code === 'UNAUTHORIZED'
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 md:py-14">
      {known.data?.request && !isNobody && <WaitingRequest request={known.data.request} />}
      {known.data?.request === null && <IsIn />}
      {!known.data && !known.isError && (
        <>
          <PageHeading title={texts.title} lead={texts.lead} />
          <Skeleton label={texts.loading}>
            <SkeletonRow start="words" />
          </Skeleton>
        </>
      )}
      {isNobody && (
        <>
          <PageHeading title={texts.nobody} lead={texts.nobodyLead} />
          <p>
            <ButtonLink href={addresses.login(addresses.waiting())} tone="primary">
              {texts.toLogin}
            </ButtonLink>
          </p>
        </>
      )}
      {known.isError && !isNobody && !known.data && (
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void known.refetch()}
          pending={known.isFetching}
        >
          {errorText(errors, known.error)}
        </FailedState>
      )}
    </div>
  )
}

/** She was let in while she looked: her session has to be read once more. */
function IsIn() {
  const texts = useTexts(waitingTexts)
  const navigate = useNavigate()
  const { retry } = useSession()
  const goes = useMutation({
    mutationFn: () => retry(),
    onSuccess: () => navigate(addresses.feed(), { replace: true }),
  })
  return (
    <>
      <PageHeading title={texts.isIn} lead={texts.isInLead} />
      <p>
        <Button tone="primary" pending={goes.isPending} onClick={() => goes.mutate()}>
          {texts.toFeed}
        </Button>
      </p>
    </>
  )
}
