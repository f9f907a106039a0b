import { FollowRequests, useFollowRequests } from './follow-requests.tsx'
import { NotificationLines } from './notification-lines.tsx'

/** Who waits for an answer, and below it what has happened. */
export function FollowsTab() {
  const requests = useFollowRequests()
  return (
    <>
      <FollowRequests />
      {/* Both appear at once: requests that came after the lines would push them down. */}
      <NotificationLines tab="follows" isEarly={!requests.items && !requests.failed} />
    </>
  )
}
