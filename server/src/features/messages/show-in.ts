import type { Message } from '@heraia/contract/messages'
import type { SignedIn } from '../../context.ts'
import type { OpenConversation } from './find-conversation.ts'
import { asRead, type MessageRow, showMessage } from './message.view.ts'
import { showTeamMessage } from './team/show-team-message.ts'
import type { TeamMessageRow } from './team/team-message.view.ts'

export type AnyMessageRow = MessageRow | TeamMessageRow

export const isOfTeam = (row: AnyMessageRow): row is TeamMessageRow => 'sender' in row

/** A message as the viewer sees it, in a conversation of two or of a team. */
export function showIn(of: OpenConversation, row: AnyMessageRow, ctx: SignedIn): Message {
  const { circle, partners, since } = of
  if (circle && isOfTeam(row))
    return showTeamMessage(row, { viewer: ctx.viewer.id, hidden: circle.hidden, since }, ctx.now(), ctx.pass)
  return showMessage(asRead(row, of), ctx.viewer.id, partners, ctx.now(), ctx.pass)
}
