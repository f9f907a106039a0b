import type { Conversation, FoundWords, Message } from '@heraia/contract/messages'
import { CountBadge } from '@heraia/ui/count-badge'
import { Link } from '@heraia/ui/link'
import { eachMinute, thisMinute } from '@heraia/ui/minute-clock.ts'
import { BellOff, Hand } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { foldedTexts } from '../../pieces/folded-words.tsx'
import { aroundWords } from './around-words.ts'
import { conversationName } from './conversation-name.ts'
import { Face } from './face.tsx'
import { listMoment } from './list-moment.ts'
import { messagesTexts } from './messages-texts.ts'
import type { Outgoing } from './outbox/outgoing.ts'
import { OutgoingMark } from './outgoing-mark.tsx'
import { teamConversationTexts } from './team-conversation-texts.ts'

interface ConversationRowProps {
  conversation: Conversation
  viewerId: string
  href: string
  isOpen: boolean
  /** Something that she wrote in it is not there. */
  outgoing: Outgoing | null
  /** What she searched for among her conversations. */
  sought?: string | undefined
  /** What she wrote, where it is the first of the conversation. */
  unsent?: string
}

export function ConversationRow({
  conversation,
  viewerId,
  href,
  isOpen,
  outgoing,
  sought = '',
  unsent,
}: ConversationRowProps) {
  const texts = useTexts(messagesTexts)
  const ofTeam = useTexts(teamConversationTexts)
  const folded = useTexts(foldedTexts)
  const { team, lastMessage, found, unread, muted, request } = conversation
  const written = found ?? lastMessage
  const isAsked = team !== null && request === 'received'
  return (
    <Link
      href={href}
      aria-current={isOpen ? 'page' : undefined}
      className="flex items-center gap-3 border-s-[3px] border-transparent px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:border-accent aria-[current]:bg-sunken"
    >
      <Face conversation={conversation} />
      <span className="@container flex min-w-0 grow flex-col gap-0.5">
        <span className="flex items-baseline justify-between gap-x-2 @max-[11rem]:flex-col">
          <span
            dir="auto"
            className="line-clamp-2 min-w-0 font-semibold [overflow-wrap:anywhere] @max-[11rem]:line-clamp-4"
          >
            {conversationName(conversation)}
          </span>
          {written && <Moment at={written.createdAt} />}
        </span>
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={
              unread > 0 && !found ? 'grow truncate text-sm font-semibold' : 'grow truncate text-sm text-muted'
            }
          >
            {found ? (
              <Found {...{ found, sought, viewerId }} />
            ) : isAsked ? (
              `${ofTeam.invited} · ${ofTeam.people(team.people)}`
            ) : lastMessage ? (
              byWhom(lastMessage, viewerId, texts.you) + previewOf(lastMessage, { ...texts, ...folded })
            ) : unsent ? (
              texts.you + unsent
            ) : (
              texts.nothingYet
            )}
          </span>
          {request === 'restricted' && (
            <span className="shrink-0 text-muted">
              <Hand aria-hidden="true" className="size-4" />
              <span className="sr-only">{texts.restricted}</span>
            </span>
          )}
          {outgoing && <OutgoingMark outgoing={outgoing} />}
          {muted && (
            <span className="shrink-0 text-muted">
              <BellOff aria-hidden="true" className="size-4" />
              <span className="sr-only">{texts.muted}</span>
            </span>
          )}
          <CountBadge count={unread} label={texts.unread(unread)} />
        </span>
      </span>
    </Link>
  )
}

/** Where in the conversation the words are that she looks for. */
function Found({ found, sought, viewerId }: { found: FoundWords; sought: string; viewerId: string }) {
  const { you } = useTexts(messagesTexts)
  const { senderId, sender, text } = found
  const around = aroundWords(text, sought)
  return (
    <>
      {byWhom({ senderId, sender: sender === null ? null : { name: sender } }, viewerId, you)}
      {around?.before}
      {around && <mark className="bg-transparent font-semibold text-ink">{around.words}</mark>}
      {around ? around.after : text}
    </>
  )
}

interface Author {
  senderId: string | null
  sender: { name: string } | null
}

function byWhom({ senderId, sender }: Author, viewerId: string, you: string): string {
  if (senderId === viewerId) return you
  return sender ? `${sender.name}: ` : ''
}

type PreviewTexts = Pick<(typeof messagesTexts)['en'], 'files' | 'deletedPreview'> &
  Pick<(typeof foldedTexts)['en'], 'holds'>

function previewOf({ text, attachments, hidden, mutedWord }: Message, texts: PreviewTexts): string {
  if (hidden) return '…'
  if (mutedWord) return texts.holds(mutedWord)
  if (text) return text
  return attachments.length > 0 ? texts.files(attachments.length) : texts.deletedPreview
}

function Moment({ at }: { at: string }) {
  const { locale } = useLocale()
  const now = useSyncExternalStore(eachMinute, thisMinute, thisMinute)
  return (
    <time dateTime={at} className="figures shrink-0 text-xs text-muted">
      {listMoment(at, now, locale)}
    </time>
  )
}
