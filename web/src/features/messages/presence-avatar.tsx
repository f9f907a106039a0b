import type { ConversationOfTwo } from '@heraia/contract/messages'
import { Avatar } from '@heraia/ui/avatar'
import { useTexts } from '../../lib/locale.tsx'
import { messagesTexts } from './messages-texts.ts'

/** Her picture, with a green point while she is online. */
export function PresenceAvatar({ partner }: { partner: ConversationOfTwo['partner'] }) {
  const texts = useTexts(messagesTexts)
  return (
    <span className="relative shrink-0">
      <Avatar seed={partner.id} picture={partner.avatar} size="medium" className="block" />
      {partner.online && (
        <span className="absolute end-0 bottom-0 size-3.5 rounded-full border-2 border-raised bg-success">
          <span className="sr-only">{texts.online}</span>
        </span>
      )}
    </span>
  )
}
