import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Spinner } from '@heraia/ui/spinner'
import { useEffect, useRef } from 'react'
import { Navigate, useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { type User, useSession } from '../../lib/session.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { TimedOut } from '../../shell/guarded.tsx'
import { useSignOut } from '../../shell/use-sign-out.ts'
import type { Wrong } from './account-checks.ts'
import { AccountScreen } from './account-screen.tsx'
import { registrationTexts } from './registration-texts.ts'
import { RoleAndSport } from './role-and-sport.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { useWelcome } from './use-welcome.ts'
import { welcomeTexts } from './welcome-texts.ts'

/** For who is signed in without a profile: she came through another service, or from another auth server. */
export function WelcomeScreen({ next }: { next: string }) {
  const texts = useTexts(welcomeTexts)
  const { status, user, supabaseUser } = useSession()
  const isHydrated = useHydrated()
  // The server cannot lead anybody elsewhere from here: who she is, her browser knows.
  if (status === 'loading' || !isHydrated)
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner size="large" label={texts.loading} />
      </div>
    )
  // She may well have a profile: who it is that has not answered, or has a second step to show, is not asked who she is.
  if (status === 'timed-out') return <TimedOut />
  if (status === 'half-proven') return <Navigate to={addresses.secondFactor(addresses.welcome(next))} replace />
  if (!supabaseUser) return <Navigate to={addresses.login(next)} replace />
  if (status === 'guest') return <Navigate to={addresses.keepGuest(next)} replace />
  if (user) return <Navigate to={next} replace />
  return (
    <AccountScreen title={texts.title} lead={texts.lead} seed="welcome">
      <WelcomeForm supabaseUser={supabaseUser} next={next} />
    </AccountScreen>
  )
}

function WelcomeForm({ supabaseUser, next }: { supabaseUser: User; next: string }) {
  const texts = useTexts(welcomeTexts)
  const common = useTexts(registrationTexts)
  const errors = useTexts(errorTexts)
  const navigate = useNavigate()
  const signOut = useSignOut()
  const form = useRef<HTMLFormElement>(null)
  const welcome = useWelcome(supabaseUser, () => void navigate(next, { replace: true }))
  const { fields, change, wrong, isBusy, error } = welcome
  // The field that she sent it from waited, and lost the focus with it.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[name=name]')?.focus()
  }, [error])
  // A wallet has neither.
  const name = supabaseUser.email || (supabaseUser.phone && `+${supabaseUser.phone}`)
  const errorOf = (code: Wrong | undefined) =>
    code === undefined || code === 'passwordShort' ? undefined : common[code]
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const first = isBusy ? undefined : welcome.submit()
        if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      }}
      className="grid gap-5"
    >
      {error && <Banner tone="danger">{errorText(errors, error)}</Banner>}
      <Field
        label={common.name}
        name="name"
        autoComplete="name"
        value={fields.name}
        onValue={(name) => change({ name })}
        error={errorOf(wrong.name)}
        disabled={isBusy}
        required
      />
      <RoleAndSport
        role={fields.role}
        sport={fields.sport}
        onRole={(role) => change({ role })}
        onSport={(sport) => change({ sport })}
        sportError={errorOf(wrong.sport)}
        disabled={isBusy}
      />
      <TermsCheckbox
        checked={fields.terms}
        onValue={(terms) => change({ terms })}
        error={errorOf(wrong.terms)}
        disabled={isBusy}
      />
      <Button type="submit" tone="primary" size="large" width="full" pending={isBusy} pendingLabel={texts.submitting}>
        {texts.submit}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        {name && <span className="[overflow-wrap:anywhere]">{texts.signedInAs(name)}</span>}
        <Button tone="plain" size="small" onClick={() => void signOut()}>
          {texts.signOut}
        </Button>
      </div>
    </form>
  )
}
