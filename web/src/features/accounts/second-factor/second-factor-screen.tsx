import { Button } from '@heraia/ui/button'
import { FailedState } from '@heraia/ui/failed-state'
import { Spinner } from '@heraia/ui/spinner'
import type { Factor } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { loadAuth, type User, useSession } from '../../../lib/session.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useSignOut } from '../../../shell/use-sign-out.ts'
import { AccountScreen } from '../account-screen.tsx'
import { ClosedFactors } from './closed-factors.tsx'
import { CodeOfApp } from './code-of-app.tsx'
import { CodeOfPhone } from './code-of-phone.tsx'
import { keptChallenge } from './kept-challenge.ts'
import { RecoveryCode } from './recovery-code.tsx'
import { secondFactorTexts } from './second-factor-texts.ts'
import { SecurityKey } from './security-key.tsx'
import { useFactors } from './use-second-factor.ts'
import { wayAndName } from './way-and-name.ts'

const PANELS = { totp: CodeOfApp, phone: CodeOfPhone, webauthn: SecurityKey, recovery_code: RecoveryCode }

/** Between her password, link or provider and everything that is hers. */
export function SecondFactorScreen({ next }: { next: string }) {
  const texts = useTexts(secondFactorTexts)
  const { status, supabaseUser } = useSession()
  const isHydrated = useHydrated()
  // The server cannot lead anybody elsewhere from here: who she is, her browser knows.
  if (status === 'loading' || !isHydrated) return <Waiting />
  if (status === 'anonymous') return <Navigate to={addresses.login(next)} replace />
  if (status !== 'half-proven') return <Navigate to={next} replace />
  return (
    <AccountScreen title={texts.title} lead={texts.lead} seed="second-factor">
      <Challenge user={supabaseUser} />
    </AccountScreen>
  )
}

function Waiting() {
  const texts = useTexts(secondFactorTexts)
  return (
    <div className="grid min-h-[40dvh] place-items-center">
      <Spinner size="large" label={texts.loading} />
    </div>
  )
}

function Challenge({ user }: { user: User }) {
  const texts = useTexts(secondFactorTexts)
  const signOut = useSignOut()
  const { factors, isError, isFetching, retry } = useFactors(user.id)
  const [chosen, choose] = useState<string | null>(() => keptChallenge()?.factorId ?? null)
  const isNeedless = factors?.open.length === 0 && factors.closed.length === 0
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    if (!isNeedless) return
    // They are gone: a new token says so.
    const renewed = loadAuth().then((auth) => auth.refreshSession())
    void renewed.then(
      ({ error }) => setOld(error !== null),
      () => setOld(true),
    )
  }, [isNeedless])

  if (isError || (isNeedless && isOld))
    return <FailedState title={texts.failedTitle} retryLabel={texts.retry} onRetry={retry} pending={isFetching} />
  if (!factors || isNeedless) return <Waiting />
  const factor = factors.open.find(({ id }) => id === chosen) ?? factors.open[0]
  const others = factors.open.filter((other) => other !== factor)
  return (
    <div className="grid gap-8">
      <ClosedFactors factors={factors} />
      {factor && <FactorPanel key={factor.id} factor={factor} />}
      {others.length > 0 && (
        <section aria-label={texts.otherWays} className="grid gap-3">
          <h2 className="font-semibold">{texts.otherWays}</h2>
          {others.map((other) => (
            <Button key={other.id} width="full" onClick={() => choose(other.id)}>
              {other.factor_type === 'recovery_code'
                ? texts.recovery_code
                : wayAndName(texts[other.factor_type], other.friendly_name)}
            </Button>
          ))}
        </section>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span className="[overflow-wrap:anywhere]">
          {texts.signedInAs(user.email || (user.phone ? `+${user.phone}` : ''))}
        </span>
        <Button tone="plain" size="small" onClick={() => void signOut()}>
          {texts.otherAccount}
        </Button>
      </div>
    </div>
  )
}

function FactorPanel({ factor }: { factor: Factor }) {
  const Panel = PANELS[factor.factor_type]
  return <Panel factor={factor} />
}
