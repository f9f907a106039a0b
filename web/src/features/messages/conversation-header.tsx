import type { Conversation, ConversationOfTeam, ConversationOfTwo } from '@heraia/contract/messages'
import { IconLink } from '@heraia/ui/icon-button'
import { Link } from '@heraia/ui/link'
import { SkeletonCircle } from '@heraia/ui/skeleton-circle'
import { Time } from '@heraia/ui/time'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import * as addresses from '../../addresses.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { VerifiedMark } from '../../pieces/person-line.tsx'
import { useSportName } from '../../pieces/sport-names.ts'
import { useStanding } from '../../pieces/use-standing.ts'
import { ConversationMenu } from './conversation-menu.tsx'
import { conversationName } from './conversation-name.ts'
import { conversationTexts } from './conversation-texts.ts'
import { Face } from './face.tsx'
import { useListAddress } from './in-box.ts'
import { messagesTexts } from './messages-texts.ts'
import { teamConversationTexts } from './team-conversation-texts.ts'
import { TeamMenu } from './team-menu.tsx'
import { TeamPeople } from './team-people.tsx'

interface ConversationHeaderProps {
  conversation: Conversation | undefined
  /** It is still on its way. */
  isLoading: boolean
  onSearch: () => void
}

/** Always the same heading, also while the person is still loading: the keyboard's place is not lost. */
export function ConversationHeader({ conversation, isLoading, onSearch }: ConversationHeaderProps) {
  const texts = useTexts(messagesTexts)
  const list = useListAddress()
  const of = conversation && (conversation.partner ?? conversation.team)
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line bg-raised px-2 py-2 md:px-4">
      <IconLink
        href={list}
        label={texts.back}
        icon={<ArrowLeft aria-hidden="true" className="size-6" />}
        className="md:hidden"
      />
      {conversation && <Face conversation={conversation} />}
      {isLoading && <SkeletonCircle className="size-12" />}
      <div className="min-w-0 grow ps-1">
        <h1 tabIndex={-1} className="title flex items-center gap-1 text-lg outline-none">
          {conversation ? (
            <Link href={addressOf(conversation)} dir="auto" className="touch-beyond min-w-0 hover:underline">
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{conversationName(conversation)}</span>
            </Link>
          ) : (
            <span className="sr-only">{texts.title}</span>
          )}
          {of?.verified && <VerifiedMark />}
        </h1>
        {conversation?.partner && <Standing partner={conversation.partner} />}
        {conversation?.team && <Circle conversation={conversation} />}
      </div>
      {conversation?.partner && <ConversationMenu conversation={conversation} onSearch={onSearch} />}
      {conversation?.team && <TeamMenu conversation={conversation} onSearch={onSearch} />}
    </header>
  )
}

const addressOf = ({ partner, team }: Conversation) =>
  partner ? addresses.profile(partner.handle) : addresses.team(team.id)

/** How many are in it; a press shows who. */
function Circle({ conversation: { id, team } }: { conversation: ConversationOfTeam }) {
  const texts = useTexts(teamConversationTexts)
  const sportName = useSportName()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="touch-beyond text-sm text-muted hover:underline">
        {texts.people(team.people)}
        {team.sport && ` · ${sportName(team.sport)}`}
      </button>
      {isOpen && <TeamPeople id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What she is, and whether she is here. */
function Standing({ partner }: { partner: ConversationOfTwo['partner'] }) {
  const texts = useTexts(conversationTexts)
  const { online } = useTexts(messagesTexts)
  const standing = useStanding()
  const { locale } = useLocale()
  return (
    <p className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
      {standing(partner)}
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
