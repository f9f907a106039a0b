import type { Conversation } from '@heraia/contract/messages'
import { Avatar } from '@heraia/ui/avatar'
import { PresenceAvatar } from './presence-avatar.tsx'

/** The picture of whose conversation it is. */
export function Face({ conversation: { partner, team } }: { conversation: Conversation }) {
  return partner ? (
    <PresenceAvatar partner={partner} />
  ) : (
    <Avatar seed={team.id} picture={team.logo} kind="team" size="medium" className="block shrink-0" />
  )
}
