import { Link } from '@heraia/ui/link'
import { useLocation } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { currentAt } from './current-at.ts'
import { type ShellTexts, shellTexts } from './shell-texts.ts'

interface Place {
  href: string
  label: string
}

/** The main places, in their order. */
export const mainPlaces = (texts: ShellTexts, isAuthenticated: boolean): Place[] => [
  { href: addresses.home(), label: texts.home },
  ...(isAuthenticated ? [{ href: addresses.feed(), label: texts.feed }] : []),
  { href: addresses.learn(), label: texts.learn },
  { href: addresses.athletes(), label: texts.athletes },
  { href: addresses.teams(), label: texts.teams },
  { href: addresses.achievements(), label: texts.achievements },
  { href: addresses.marketplace(), label: texts.marketplace },
]

export function MainNavigation() {
  const texts = useTexts(shellTexts)
  const { isAuthenticated } = useSession()
  const { pathname } = useLocation()
  return (
    <nav aria-label={texts.mainNavigation}>
      <ul className="flex flex-wrap">
        {mainPlaces(texts, isAuthenticated).map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={currentAt(pathname, href)}
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
