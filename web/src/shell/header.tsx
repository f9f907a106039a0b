import { ButtonLink } from '@heraia/ui/button-link'
import { Link } from '@heraia/ui/link'
import { SkeletonCircle } from '@heraia/ui/skeleton-circle'
import { useLocation } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { useHere } from '../lib/use-here.ts'
import { PRODUCT_NAME } from '../product.ts'
import { CompanyMenu } from './company-menu.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { shellTexts } from './shell-texts.ts'
import { useSignedInParts } from './signed-in-parts.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { usePageHandle } from './use-page-handle.ts'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  return (
    <header className="stays-on-top z-30 border-b border-line bg-surface">
      {/* At twice the letters a margin that grows with them would leave no room for the mark on a phone. */}
      <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-2 px-[min(1rem,5vw)] py-1 lg:gap-6">
        <Link href={addresses.home()} aria-label={PRODUCT_NAME} className="touch inline-flex min-w-0 items-center">
          <Wordmark />
        </Link>
        <div className="hidden flex-1 items-center gap-1 lg:flex">
          <MainNavigation />
          {/* On narrower screens it stands in the menu. */}
          <div className="hidden min-[75rem]:block">
            <CompanyMenu />
          </div>
        </div>
        <div className="ms-auto flex items-center gap-1">
          <div className="hidden xl:block">
            <ThemeChoice />
          </div>
          <AccountArea />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function AccountArea() {
  const { status } = useSession()
  const { SignedInArea } = useSignedInParts()
  if (status === 'anonymous' || status === 'half-proven') return <SignedOutLinks />
  return SignedInArea ? <SignedInArea /> : <Places />
}

/** Keeps the room of what is coming. */
const Places = () => (
  <div aria-hidden="true" className="flex min-h-11 items-center gap-3">
    <SkeletonCircle className="size-9" />
    <SkeletonCircle className="size-9" />
    <SkeletonCircle className="size-9" />
  </div>
)

function SignedOutLinks() {
  const texts = useTexts(shellTexts)
  const next = useReturnAddress()
  return (
    <div className="flex flex-wrap items-center justify-end gap-1">
      <ButtonLink href={addresses.login(next)} tone="plain" size="small">
        {texts.login}
      </ButtonLink>
      <ButtonLink href={addresses.register(next)} tone="primary" size="small">
        {texts.register}
      </ButtonLink>
    </div>
  )
}

/** Where she goes on after signing in: here, unless here is the front door, sign-in itself, or nothing. */
function useReturnAddress(): string | undefined {
  const { pathname, search } = useLocation()
  const here = useHere()
  const { guard, status } = usePageHandle()
  const next = new URLSearchParams(search).get('next')
  if (next) return addresses.safeNext(next, addresses.feed())
  return status || guard === 'anonymous' || pathname === addresses.home() ? undefined : here
}
