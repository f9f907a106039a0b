import type { SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import type { OpenConversation } from './find-conversation.ts'
import { showMessage } from './message.view.ts'
import { type AnyMessageRow, isOfTeam } from './show-in.ts'
import { tellTeamMessage } from './team/tell-team-message.ts'

/**
 * All in the conversation learn of it, on all their devices; each is shown it as her own or another's. An event is kept
 * and read later, so it names no address of what came with the message: the client asks for the message where there is
 * something.
 */
export async function tellMessage(
  tx: SignedIn,
  kind: 'message.new' | 'message.changed',
  { id, others, mine, partners }: OpenConversation,
  row: AnyMessageRow,
): Promise<void> {
  const me = tx.viewer.id
  if (isOfTeam(row)) return tellTeamMessage(tx, kind, id, { row, by: me })
  const now = tx.now()
  await tell(tx, [me], kind, { conversationId: id, message: showMessage(row, me, partners, now, null) })
  for (const other of others) {
    await tell(tx, [other], kind, { conversationId: id, message: showMessage(row, other, mine, now, null) })
  }
}
