import { Button } from '@heraia/ui/button'
import { IconLink } from '@heraia/ui/icon-button'
import { LinkChips } from '@heraia/ui/link-chips'
import { PageHeading } from '@heraia/ui/page-heading'
import { CheckCheck, Settings } from 'lucide-react'
import { useSearchParams } from 'react-router'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { FollowRequests } from './follow-requests.tsx'
import { NotificationLines } from './notification-lines.tsx'
import { TABS, tabOf } from './notification-list.ts'
import { notificationTexts } from './notification-texts.ts'
import { SetAsideList } from './set-aside/set-aside-list.tsx'
import { SET_ASIDE, useSetAsideTab } from './set-aside/use-set-aside-tab.ts'
import { useUnreadNotifications } from './unread-badge.tsx'
import { useMarkNotification } from './use-mark-notification.ts'

export function NotificationsScreen() {
  const texts = useTexts(notificationTexts)
  const [query] = useSearchParams()
  const tab = tabOf(query.get('tab'))
  const isAside = query.get('tab') === SET_ASIDE
  const asideTab = useSetAsideTab(isAside)
  const unread = useUnreadNotifications()
  const { markAll, isPending } = useMarkNotification()
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 md:py-12">
      <PageHeading
        title={texts.title}
        actions={
          <>
            {/* There from the start: what is below would be pushed down when the count arrives. */}
            <Button
              size="small"
              icon={<CheckCheck aria-hidden="true" className="size-5" />}
              onClick={markAll}
              pending={isPending}
              aria-disabled={unread === 0}
            >
              {texts.markAllRead}
            </Button>
            <IconLink
              href={addresses.settings('notifications')}
              label={texts.settings}
              className="grow-0!"
              icon={<Settings aria-hidden="true" className="size-6" />}
            />
          </>
        }
      />
      <LinkChips
        label={texts.tabsLabel}
        className="mt-6 mb-4"
        tabs={[
          ...TABS.map((name) => ({
            href: addresses.notifications(name),
            label: texts.tabs[name],
            current: !isAside && name === tab,
            count: name === 'unread' ? unread : undefined,
          })),
          ...asideTab,
        ]}
      />
      {isAside ? (
        <SetAsideList />
      ) : tab === 'follows' ? (
        <FollowRequests>
          <NotificationLines tab={tab} />
        </FollowRequests>
      ) : (
        <NotificationLines key={tab} tab={tab} />
      )}
    </div>
  )
}
