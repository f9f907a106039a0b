import { CountBadge } from '@heraia/ui/count-badge'
import { Popover } from '@heraia/ui/popover'
import { Spinner } from '@heraia/ui/spinner'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { latePart } from '../../pieces/late-part.tsx'
import { badgeTexts, useUnreadNotifications } from './unread-badge.tsx'
import { useNotificationsAtWork } from './use-notifications-at-work.ts'

/** Fetched when she opens it: most screens are left without. */
const LatestNotifications = latePart(async () => (await import('./latest-notifications.tsx')).LatestNotifications)

/** In the header, on every screen: the work on notifications hangs on it. */
export function Bell() {
  useNotificationsAtWork()
  const words = useTexts(badgeTexts)
  const count = useUnreadNotifications()
  return (
    <Popover
      label={count > 0 ? `${words.notifications}, ${words.unread(count)}` : words.notifications}
      trigger="icon"
      placement="bottom end"
      icon={
        <>
          <BellIcon aria-hidden="true" className="size-6" />
          <span aria-hidden="true" className="pointer-events-none absolute start-1/2 top-0.5 ms-0.5">
            <CountBadge count={count} />
          </span>
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <LatestNotifications onLeave={close} />
        </Suspense>
      )}
    </Popover>
  )
}
