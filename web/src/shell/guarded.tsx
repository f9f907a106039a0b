import { FailedState } from '@heraia/ui/failed-state'
import { Spinner } from '@heraia/ui/spinner'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { useHere } from '../lib/use-here.ts'
import { shellTexts } from './shell-texts.ts'
import { useSignedInParts } from './signed-in-parts.ts'
import { usePageHandle } from './use-page-handle.ts'

/** Lets through who may see the screen; everybody else waits, tries again, or is led elsewhere. */
export function Guarded({ children }: { children: ReactNode }) {
  const { guard } = usePageHandle()
  if (guard === 'public') return children
  if (guard === 'anonymous') return <NotSignedInYet>{children}</NotSignedInYet>
  return <SignedIn adminOnly={guard === 'admin'}>{children}</SignedIn>
}

/** Also of screens that show something else to who is not signed in. */
export function SignedIn({ adminOnly, children }: { adminOnly: boolean; children: ReactNode }) {
  const session = useSession()
  const here = useHere()
  if (session.status === 'loading') return <Waiting />
  if (session.status === 'timed-out') return <TimedOut />
  if (session.status === 'half-proven') return <Waiting next={addresses.secondFactor(here)} />
  if (session.status === 'guest') return <ForMembers next={here} />
  if (session.status === 'anonymous') return <Waiting next={addresses.login(here)} />
  if (!session.user) return <Waiting next={addresses.welcome(here)} />
  if (adminOnly && !session.isAdmin) return <Waiting next={addresses.home()} />
  return children
}

/** A guest who signs in leaves her account behind: there it says so, and how she comes here anyway. */
const ONWARD: Partial<Record<string, (next: string) => string>> = {
  'signed-in': (next) => next,
  'half-proven': addresses.secondFactor,
  guest: addresses.keepGuest,
}

/** Who comes here signed in goes on at once. Who signs in here is led on by the screen, after its notice. */
function NotSignedInYet({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const { search } = useLocation()
  const [cameAnonymous, setCameAnonymous] = useState(false)
  if (status === 'anonymous' && !cameAnonymous) setCameAnonymous(true)
  if (status === 'loading' && !cameAnonymous) return <Waiting />
  if (status === 'timed-out' && !cameAnonymous) return <TimedOut />
  const onward = cameAnonymous ? undefined : ONWARD[status]
  if (onward) {
    const next = addresses.safeNext(new URLSearchParams(search).get('next'), addresses.feed())
    return <Waiting next={onward(next)} />
  }
  return children
}

function ForMembers({ next }: { next: string }) {
  const { GuestStop } = useSignedInParts()
  return GuestStop ? <GuestStop next={next} /> : <Waiting />
}

/** For her account, or for the screen that she is led on to, which may have to be loaded. */
function Waiting({ next }: { next?: string }) {
  const texts = useTexts(shellTexts)
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-3">
      {next && <Navigate to={next} replace />}
      <Spinner size="large" />
      <output className="text-muted">{texts.loading}</output>
    </div>
  )
}

/** Her account has not answered in time: also of screens that everybody may open. */
export function TimedOut() {
  const texts = useTexts(shellTexts)
  const { retry } = useSession()
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <FailedState title={texts.timedOut} retryLabel={texts.retry} onRetry={() => void retry()}>
        {texts.timedOutHelp}
      </FailedState>
    </div>
  )
}
