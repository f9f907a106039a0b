import { Banner } from '@heraia/ui/banner'
import { ButtonLink } from '@heraia/ui/button-link'
import { FailedState } from '@heraia/ui/failed-state'
import { Spinner } from '@heraia/ui/spinner'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { loadAuth, useSession } from '../../../lib/session.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { AccountScreen } from '../account-screen.tsx'
import { hasCodeStill } from './has-code-still.ts'
import { returnTexts } from './return-texts.ts'
import { useWhoRegisters } from './sign-in-settings.ts'
import { useOnward } from './use-onward.ts'
import { problemOfCode, type WaysProblem, waysProblem } from './ways-problem.ts'
import { waysTexts } from './ways-texts.ts'

/** Her own tab has exchanged the code by then (lib/session): what is left is to lead on, or to say what went wrong. */
export function ReturnScreen({ next }: { next: string }) {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const said = query.get('error_description') ?? ''
  const code = query.get('error_code') ?? query.get('error')
  if (!isHydrated) return <Returning />
  if (!code) return <Arriving next={next} />
  const wait = Number(query.get('retry_after'))
  return <Failed problem={problemOfReturn(code, said)} said={said} wait={wait} next={next} />
}

/** The text that has no code of its own: "Invited email does not match emails from external provider". */
const NOT_INVITED = /^Invited email/

/** She typed nothing here: what is not valid is the service that she pressed, which was turned off meanwhile. */
function problemOfReturn(code: string, said: string): WaysProblem {
  if (code !== 'validation_failed') return problemOfCode(code)
  return NOT_INVITED.test(said) ? 'notInvited' : 'off'
}

function Returning() {
  const texts = useTexts(returnTexts)
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner size="large" label={texts.returning} />
    </div>
  )
}

function Arriving({ next }: { next: string }) {
  const texts = useTexts(waysTexts)
  const { status, retry } = useSession()
  // A guest stays one where her code was not exchanged, and is not led on as if it had been.
  const isLost = status === 'guest' && hasCodeStill()
  const problem = useExchangeProblem(status === 'anonymous' || isLost)
  useOnward(next, { isWanted: !isLost })
  if (status === 'timed-out')
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <FailedState title={texts.network} retryLabel={texts.retry} onRetry={() => void retry()} />
      </div>
    )
  return problem ? <Failed problem={problem} said="" next={next} /> : <Returning />
}

/** Nobody is signed in after all: auth-js knows why it could not exchange the code. */
function useExchangeProblem(isAsked: boolean): WaysProblem | null {
  const [problem, setProblem] = useState<WaysProblem | null>(null)
  useEffect(() => {
    if (!isAsked) return
    loadAuth()
      .then((auth) => auth.initialize())
      .then(
        ({ error }) => setProblem(error ? waysProblem(error) : 'lostTrack'),
        () => setProblem('network'),
      )
  }, [isAsked])
  return problem
}

interface FailedProps {
  problem: WaysProblem
  /** By the other service. */
  said: string
  /** Seconds, as the address says; NaN and 0: it does not. */
  wait?: number
  next: string
}

function Failed({ problem, said, wait, next }: FailedProps) {
  const ways = useTexts(waysTexts)
  const texts = useTexts(returnTexts)
  const isUninvited = useWhoRegisters() === 'invite' && problem === 'closed'
  const isTheirs = problem === 'provider' || problem === 'other'
  return (
    <AccountScreen title={texts.title} lead={texts.failed} seed="login">
      <div className="grid gap-6">
        <Banner tone="danger">
          <p>
            {problem === 'tooMany'
              ? ways.tooMany(wait || retryAfter.get() || 60)
              : ways[isUninvited ? 'uninvited' : problem]}
          </p>
          {isTheirs && said && <p className="[overflow-wrap:anywhere]">{texts.said(said.slice(0, 200))}</p>}
        </Banner>
        <ButtonLink href={addresses.login(next)} tone="primary" size="large" width="full">
          {texts.toLogin}
        </ButtonLink>
      </div>
    </AccountScreen>
  )
}
