import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { NotificationLine } from './notification-line.tsx'
import { latestNotifications } from './notification-list.ts'
import { notificationTexts } from './notification-texts.ts'
import { useUnreadNotifications } from './unread-badge.tsx'
import { useMarkNotification } from './use-mark-notification.ts'

/** What opens under the bell. */
export function LatestNotifications({ onLeave }: { onLeave: () => void }) {
  const texts = useTexts(notificationTexts)
  const unread = useUnreadNotifications()
  const { markAll } = useMarkNotification()
  const box = useRef<HTMLDivElement>(null)
  // What she presses here goes with what it does: on the body, Escape would not close what is open.
  const keepFocus = () => box.current?.focus({ preventScroll: true })
  return (
    <div ref={box} tabIndex={-1} className="-m-4 grid outline-none">
      <div className="flex min-h-14 items-center justify-between gap-2 border-b border-line px-4 py-1.5">
        <h2 className="title text-lg">{texts.title}</h2>
        {unread > 0 && (
          <Button
            size="small"
            tone="plain"
            onClick={() => {
              keepFocus()
              markAll()
            }}
            className="-me-3"
          >
            {texts.markAllRead}
          </Button>
        )}
      </div>
      <Latest onLeave={onLeave} onRetry={keepFocus} />
      <div className="border-t border-line p-2">
        <ButtonLink href={addresses.notifications()} tone="plain" width="full" onClick={onLeave}>
          {texts.viewAll}
        </ButtonLink>
      </div>
    </div>
  )
}

function Latest({ onLeave, onRetry }: { onLeave: () => void; onRetry: () => void }) {
  const texts = useTexts(notificationTexts)
  const { data, isError, isFetching, refetch } = useQuery(latestNotifications())
  if (data?.items.length === 0) return <p className="p-6 text-center text-muted">{texts.empty.all}</p>
  if (data) {
    return (
      <ul aria-label={texts.latest} className="divide-y divide-line">
        {data.items.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} look="small" onLeave={onLeave} />
        ))}
      </ul>
    )
  }
  if (isError) {
    return (
      <FailedState
        title={texts.failed}
        retryLabel={texts.retry}
        onRetry={() => {
          onRetry()
          void refetch()
        }}
        pending={isFetching}
        className="py-6"
      />
    )
  }
  return (
    <Skeleton label={texts.loading} className="px-4">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  )
}
