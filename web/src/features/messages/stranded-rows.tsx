import { Link } from '@heraia/ui/link'
import { MailX } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { messageTexts } from './message-texts.ts'
import { useOutbox } from './outbox/her-outbox.ts'
import { type Stranded, strandedOf } from './outbox/outgoing.ts'
import { OutgoingMark } from './outgoing-mark.tsx'
import { useConversation } from './use-conversation.ts'

interface StrandedRowsProps {
  /** The conversations that have a row of their own. */
  listed: readonly string[]
  openId: string | undefined
}

/**
 * The way to what was not sent in a conversation that has no row: a new one, an older one that is not loaded yet, or one
 * that is not there any more.
 */
export function StrandedRows({ listed, openId }: StrandedRowsProps) {
  const { entries } = useOutbox()
  const stranded = strandedOf(entries, listed)
  if (stranded.length === 0) return null
  return (
    <ul className="divide-y divide-line border-b border-line">
      {stranded.map((each) => (
        <li key={each.conversationId}>
          <StrandedRow stranded={each} isOpen={each.conversationId === openId} />
        </li>
      ))}
    </ul>
  )
}

function StrandedRow({ stranded, isOpen }: { stranded: Stranded; isOpen: boolean }) {
  const texts = useTexts(messageTexts)
  const me = useMe()
  const { conversationId, outgoing, entry } = stranded
  const { data } = useConversation(conversationId)
  const href = addresses.messages(conversationId)
  const unsent = entry.text || texts.files(entry.media.length)
  if (data) return <ConversationRow conversation={data} viewerId={me.id} {...{ href, isOpen, outgoing, unsent }} />
  return (
    <Link
      href={href}
      aria-current={isOpen ? 'page' : undefined}
      className="flex items-center gap-3 border-s-[3px] border-transparent px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:border-accent aria-[current]:bg-sunken"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <MailX aria-hidden="true" className="size-6" />
      </span>
      <span className="grid min-w-0 grow gap-0.5">
        <OutgoingMark outgoing={outgoing} />
        <span dir="auto" className="truncate text-sm text-muted">
          {unsent}
        </span>
      </span>
    </Link>
  )
}
