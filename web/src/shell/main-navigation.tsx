import { Link } from '@heraia/ui/link'
import { useLocation } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { hasPage } from '../lib/page-files.ts'
import { useSession } from '../lib/session.tsx'
import { type ShellTexts, shellTexts } from './shell-texts.ts'

interface Place {
  page: string
  href: string
  label: string
}

/** The main places, of which those are shown that exist. */
export function mainPlaces(texts: ShellTexts, isAuthenticated: boolean): Place[] {
  const places: Place[] = [
    { page: 'home', href: addresses.home(), label: texts.home },
    ...(isAuthenticated ? [{ page: 'feed', href: addresses.feed(), label: texts.feed }] : []),
    { page: 'learn', href: addresses.learn(), label: texts.learn },
    { page: 'athletes', href: addresses.athletes(), label: texts.athletes },
    { page: 'teams', href: addresses.teams(), label: texts.teams },
    { page: 'achievements', href: addresses.achievements(), label: texts.achievements },
    { page: 'marketplace', href: addresses.marketplace(), label: texts.marketplace },
  ]
  return places.filter(({ page }) => hasPage(page))
}

export function MainNavigation() {
  const texts = useTexts(shellTexts)
  const { isAuthenticated } = useSession()
  const { pathname } = useLocation()
  return (
    <nav aria-label={texts.mainNavigation}>
      <ul className="flex">
        {mainPlaces(texts, isAuthenticated).map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className="touch inline-flex items-center rounded-md px-2 font-semibold min-[75rem]:px-3 hover:bg-sunken aria-[current]:text-accent-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
