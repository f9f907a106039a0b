import { Link } from '@heraia/ui/link'
import { Bell, CircleUserRound, House, MessageCircle, Search } from 'lucide-react'
import { useLocation } from 'react-router'
import * as addresses from '../addresses.ts'
import { UnreadMessagesBadge } from '../features/messages/unread-badge.tsx'
import { UnreadNotificationsBadge } from '../features/notifications/unread-badge.tsx'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { currentAt } from './current-at.ts'
import { signedInTexts } from './signed-in-texts.ts'

/** The five main places, under the thumb. With letters so large that their names do not fit, the signs alone are seen. */
export function BottomBar() {
  const texts = useTexts(signedInTexts)
  const { user } = useSession()
  const { pathname } = useLocation()
  // Without a profile she is asked for one first: all of them would lead back to that.
  if (!user) return null
  const places = [
    { href: addresses.feed(), label: texts.feed, Icon: House },
    { href: addresses.search(), label: texts.search, Icon: Search },
    {
      href: addresses.messages(),
      label: texts.messages,
      Icon: MessageCircle,
      badge: <UnreadMessagesBadge />,
    },
    {
      href: addresses.notifications(),
      label: texts.notifications,
      Icon: Bell,
      badge: <UnreadNotificationsBadge />,
    },
    { href: addresses.profile(user.handle), label: texts.profile, Icon: CircleUserRound },
  ]
  return (
    <nav
      aria-label={texts.mainNavigation}
      data-bottom-bar
      className="@container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {places.map(({ href, label, Icon, badge }) => (
          <li key={href} className="flex-1">
            <Link
              href={href}
              aria-current={currentAt(pathname, href)}
              className="relative grid min-h-14 place-items-center content-center gap-0.5 text-xs font-semibold text-muted aria-[current]:text-accent-ink"
            >
              <span className="relative">
                <Icon aria-hidden="true" className="size-6" />
                {badge && <span className="absolute -end-3 -top-2">{badge}</span>}
              </span>
              <span className="max-w-full truncate tracking-[-0.02em] @max-[21rem]:tracking-[-0.05em] @max-[18rem]:sr-only">
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
