import { Link } from '@heraia/ui/link'
import { MailX } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { messageTexts } from './message-texts.ts'
import { useOutbox } from './outbox/her-outbox.ts'
import { strandedOf } from './outbox/outgoing.ts'
import { OutgoingMark } from './outgoing-mark.tsx'

interface StrandedRowsProps {
  /** The conversations that have a row of their own. */
  listed: readonly string[]
  openId: string | undefined
}

/** The way to what was not sent in a conversation that has no row: a new one, or one that is not there any more. */
export function StrandedRows({ listed, openId }: StrandedRowsProps) {
  const texts = useTexts(messageTexts)
  const { entries } = useOutbox()
  const stranded = strandedOf(entries, listed)
  if (stranded.length === 0) return null
  return (
    <ul className="divide-y divide-line border-b border-line">
      {stranded.map(({ conversationId, outgoing, entry }) => (
        <li key={conversationId}>
          <Link
            href={addresses.messages(conversationId)}
            aria-current={conversationId === openId ? 'page' : undefined}
            className="flex items-center gap-3 border-s-[3px] border-transparent px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:border-accent aria-[current]:bg-sunken"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken text-muted">
              <MailX aria-hidden="true" className="size-6" />
            </span>
            <span className="grid min-w-0 grow gap-0.5">
              <OutgoingMark outgoing={outgoing} />
              <span dir="auto" className="truncate text-sm text-muted">
                {entry.text || texts.files(entry.media.length)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
