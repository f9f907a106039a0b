import type { SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import type { OpenConversation } from './find-conversation.ts'
import { foldFor, isRequest } from './fold-requests.ts'
import { asRead, showMessage } from './message.view.ts'
import { type AnyMessageRow, isOfTeam } from './show-in.ts'
import { tellTeamMessage } from './team/tell-team-message.ts'

/**
 * All in the conversation learn of it, on all their devices; each is shown it as her own or another's. An event is kept
 * and read later, so it names no address of what came with the message, and to whom it was sent says nothing of its pictures:
 * the client asks for the message where there is something.
 */
export async function tellMessage(
  tx: SignedIn,
  kind: 'message.new' | 'message.changed',
  conversation: OpenConversation,
  row: AnyMessageRow,
): Promise<void> {
  const { id, others, mine, partners, since, partnersSince, waitsWithPartner } = conversation
  const me = tx.viewer.id
  if (isOfTeam(row)) return tellTeamMessage(tx, kind, id, { row, by: me })
  const now = tx.now()
  const readers = [
    ...[{ person: me, partner: partners, since, asked: isRequest(conversation) }],
    ...others.map((other) => ({ person: other, partner: mine, since: partnersSince, asked: waitsWithPartner })),
  ]
  for (const { person, partner, since, asked } of readers) {
    // Who deleted it for herself hears no more of it.
    if (since !== null && row.created_at < since) continue
    const message = showMessage(asRead(row, { since, pictures: 'covered' }), person, partner, now, null)
    const [shown = message] = asked ? await foldFor(tx, person, [message]) : []
    await tell(tx, [person], kind, { conversationId: id, message: shown })
  }
}
