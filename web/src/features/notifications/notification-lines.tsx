import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import * as addresses from '../../addresses.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { NotificationLine } from './notification-line.tsx'
import { type NotificationTab, notificationList } from './notification-list.ts'
import { notificationTexts } from './notification-texts.ts'
import { RequestNotification } from './request-notification.tsx'
import { WaitingLines } from './waiting-lines.tsx'

export function NotificationLines({ tab }: { tab: NotificationTab }) {
  const texts = useTexts(notificationTexts)
  const list = useInfiniteList(notificationList(tab))
  return (
    <ListStates list={list} words={texts} waiting={<WaitingLines />} empty={<Empty tab={tab} />} end={texts.end}>
      {(notifications) => (
        <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
          {notifications.map((notification) =>
            // On the tab of follows, all requests stand above with their answers.
            notification.kind === 'follow_request' && tab !== 'follows' ? (
              <RequestNotification key={notification.id} notification={notification} />
            ) : (
              <NotificationLine key={notification.id} notification={notification} />
            ),
          )}
        </ul>
      )}
    </ListStates>
  )
}

function Empty({ tab }: { tab: NotificationTab }) {
  const texts = useTexts(notificationTexts)
  const isMarket = tab === 'marketplace' || tab === 'orders'
  const onward = isMarket
    ? { href: addresses.marketplace(), label: texts.toMarket, help: texts.marketHelp }
    : tab === 'safety'
      ? { href: addresses.settings('safety'), label: texts.toSafety, help: texts.safetyHelp }
      : tab === 'unread'
        ? { href: addresses.feed(), label: texts.toFeed, help: null }
        : { href: addresses.athletes(), label: texts.findAthletes, help: texts.emptyHelp }
  return (
    <EmptyState
      title={texts.empty[tab]}
      seed="notifications"
      action={
        <ButtonLink href={onward.href} tone="primary">
          {onward.label}
        </ButtonLink>
      }
    >
      {onward.help}
    </EmptyState>
  )
}
