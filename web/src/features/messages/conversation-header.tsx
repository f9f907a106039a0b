import type { Conversation } from '@heraia/contract/messages'
import { IconLink } from '@heraia/ui/icon-button'
import { Link } from '@heraia/ui/link'
import { SkeletonCircle } from '@heraia/ui/skeleton'
import { Time } from '@heraia/ui/time'
import { ArrowLeft } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { VerifiedMark } from '../../pieces/person-line.tsx'
import { roleNames } from '../../pieces/role-names.ts'
import { ConversationMenu } from './conversation-menu.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { messagesTexts } from './messages-texts.ts'
import { PresenceAvatar } from './presence-avatar.tsx'

/** Always the same heading, also while the person is still loading: the keyboard's place is not lost. */
export function ConversationHeader({ conversation }: { conversation: Conversation | undefined }) {
  const texts = useTexts(messagesTexts)
  const partner = conversation?.partner
  return (
    <header className="flex min-h-16 items-center gap-2 border-b border-line bg-raised px-2 py-2 md:px-4">
      <IconLink
        href={addresses.messages()}
        label={texts.back}
        icon={<ArrowLeft aria-hidden="true" className="size-6" />}
        className="md:hidden"
      />
      {partner ? <PresenceAvatar partner={partner} /> : <SkeletonCircle className="size-12" />}
      <div className="min-w-0 grow ps-1">
        <h1 tabIndex={-1} className="title flex items-center gap-1 text-lg outline-none">
          {partner ? (
            <Link href={addresses.profile(partner.handle)} dir="auto" className="truncate hover:underline">
              {partner.name}
            </Link>
          ) : (
            <span className="sr-only">{texts.title}</span>
          )}
          {partner?.verified && <VerifiedMark />}
        </h1>
        {partner && <Standing partner={partner} />}
      </div>
      {conversation && <ConversationMenu conversation={conversation} />}
    </header>
  )
}

/** What she is, and whether she is here. */
function Standing({ partner }: { partner: Conversation['partner'] }) {
  const texts = useTexts(conversationTexts)
  const { online } = useTexts(messagesTexts)
  const roles = useTexts(roleNames)
  const { locale } = useLocale()
  return (
    <p className="truncate text-sm text-muted">
      {[roles[partner.role], partner.sport].filter(Boolean).join(' · ')}
      {partner.online && <span className="text-success-ink"> · {online}</span>}
      {partner.online === false && partner.lastSeenAt && (
        <>
          {' '}
          · {texts.lastSeen} <Time at={partner.lastSeenAt} locale={locale} />
        </>
      )}
    </p>
  )
}
