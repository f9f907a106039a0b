import type { Notification } from '@heraia/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { FailedLine } from '../../pieces/failed-line.tsx'
import { FollowRequestAnswer } from './follow-request-answer.tsx'
import { NotificationLine } from './notification-line.tsx'
import { notificationTexts } from './notification-texts.ts'

const MOST = 50

/** "Mira wants to follow you", with yes and no for those who still wait. */
export function RequestNotification({ notification }: { notification: Notification }) {
  const texts = useTexts(notificationTexts)
  const query = useQuery(api.profiles.followRequests.queryOptions({ input: { limit: MOST } }))
  const open = new Set(query.data?.items.map(({ id }) => id))
  const waiting = notification.actors.filter(({ id }) => open.has(id))
  return (
    <NotificationLine notification={notification}>
      <FailedLine query={query} words={texts.requestsFailed} />
      {waiting.length > 0 && (
        <div className="mt-2 grid gap-2">
          {waiting.map((person) => (
            <FollowRequestAnswer key={person.id} person={person} named={notification.actorCount > 1} />
          ))}
        </div>
      )}
    </NotificationLine>
  )
}
