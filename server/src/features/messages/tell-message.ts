import type { SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import type { OpenConversation } from './find-conversation.ts'
import { type MessageRow, showMessage } from './message.view.ts'

/**
 * Both learn of it, on all their devices; each is shown it as her own or the other's. An event is kept and read later,
 * so it names no address of what came with the message: the client asks for the message where there is something.
 */
export async function tellMessage(
  tx: SignedIn,
  kind: 'message.new' | 'message.changed',
  { id, partnerId, mine, partners }: OpenConversation,
  row: MessageRow,
): Promise<void> {
  const now = tx.now()
  const me = tx.viewer.id
  await tell(tx, [me], kind, { conversationId: id, message: showMessage(row, me, partners, now, null) })
  await tell(tx, [partnerId], kind, { conversationId: id, message: showMessage(row, partnerId, mine, now, null) })
}
