import { forbidden } from '../../refused.ts'
import type { OpenConversation } from './find-conversation.ts'

/** What says something new in it, by new words or a sign, is refused where she may not write. */
export function mustMayWrite({ mayWrite, circle }: OpenConversation): void {
  if (mayWrite) return
  if (circle) throw forbidden('needs_second_adult', 'A second adult must be in it before anybody writes to minors.')
  throw forbidden('may_not_message', 'She does not take messages from you.')
}
