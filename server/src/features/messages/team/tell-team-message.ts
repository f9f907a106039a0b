import type { ConversationId, PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { hiddenByBlocks } from '../../../visibility/blocks.ts'
import { readsSince } from '../../../visibility/messages.ts'
import { isGone } from '../../../visibility/people.ts'
import { isQuoteOlder } from '../message.view.ts'
import { type Eyes, showTeamMessage } from './show-team-message.ts'
import type { TeamMessageRow } from './team-message.view.ts'

interface Reader {
  person_id: PersonId
  since: Date
  /** Of those whom this message shows, and who acts. */
  hidden: string[]
}

/**
 * All who are in it learn of it, each as she may see it: most see the same, which is made once. That somebody hidden from
 * her wrote is a gap to her; what becomes of that gap, and what `by` does if hidden from her, changes nothing that she sees.
 */
export async function tellTeamMessage(
  tx: SignedIn,
  kind: 'message.new' | 'message.changed',
  conversationId: ConversationId,
  { row, by }: { row: TeamMessageRow; by: string },
): Promise<void> {
  const readers = await readersOf(tx, conversationId, row, by)
  const hearers =
    kind === 'message.new'
      ? readers
      : readers.filter(({ hidden }) => !hidden.includes(by) && !hidden.includes(row.sender_id))
  const groups = Map.groupBy(hearers, (reader) => eyesKey(reader, row))
  for (const alike of groups.values()) {
    const [first] = alike
    if (!first) continue
    const eyes: Eyes = { viewer: first.person_id, since: first.since, hidden: new Set(first.hidden) }
    const message = showTeamMessage(row, eyes, tx.now(), null)
    await tell(
      tx,
      alike.map(({ person_id }) => person_id),
      kind,
      { conversationId, message },
    )
  }
}

const eyesKey = ({ person_id, since, hidden }: Reader, row: TeamMessageRow): string =>
  [person_id === row.sender_id, isQuoteOlder(row, since), ...hidden.toSorted()].join()

/** Who was in it when it was written, and still is; also who is suspended or leaving, and hears of it once she is back. */
async function readersOf(tx: SignedIn, id: ConversationId, row: TeamMessageRow, by: string): Promise<Reader[]> {
  const shown = [by, row.sender_id, row.reply_sender?.id, ...Object.keys(row.reactions ?? {})].filter(Boolean)
  const { rows } = await sql<Reader>`
    select o.person_id, ${readsSince('o')} as since, (select coalesce(jsonb_agg(h.id), '[]')
      from (${hiddenByBlocks(sql`o.person_id`)}) h (id) where h.id = any(${shown}::uuid[])) as hidden
    from participants o join profiles p on p.id = o.person_id
    where o.conversation_id = ${id}::uuid and o.request is null
      and o.joined_at is not null and ${readsSince('o')} <= ${row.created_at} and not ${isGone('p')}
    order by o.person_id`.execute(tx.db)
  return rows
}
