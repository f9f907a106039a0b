import type { PersonId } from '@heraia/contract/ids'
import type { Conversation, Message } from '@heraia/contract/messages'
import { mutedWordIn } from '@heraia/contract/muted-words'
import type { Context, SignedIn } from '../../context.ts'
import { mutedWordsOf } from '../../visibility/muted-words.ts'
import type { OpenConversation } from './find-conversation.ts'

/**
 * A message request of somebody she does not know, or what somebody writes whom she restricted. What she accepted is left
 * alone, and a team's is not shown before.
 */
export const isRequest = ({
  request,
  circle,
}: Pick<OpenConversation, 'request'> & { circle: object | null }): boolean =>
  (request === 'received' || request === 'restricted') && circle === null

/** Messages that the viewer reads in this conversation: in a request, what holds a word that she muted waits folded. */
export const foldIn = async (ctx: SignedIn, of: OpenConversation, messages: Message[]): Promise<Message[]> =>
  isRequest(of) ? foldFor(ctx, ctx.viewer.id, messages) : messages

/** The same for whoever of the two it is a request to. */
export async function foldFor(ctx: Context, reader: PersonId, messages: Message[]): Promise<Message[]> {
  const muted = (await mutedWordsOf(ctx, [reader])).get(reader)
  if (!muted) return messages
  return messages.map((message) => ({
    ...message,
    mutedWord: message.senderId === reader ? null : mutedWordIn([message.text, message.replyTo?.text ?? ''], muted),
  }))
}

/** The last message of each, in one go. */
export async function foldLast(ctx: SignedIn, conversations: Conversation[]): Promise<Conversation[]> {
  const waiting = conversations.flatMap(({ request, team, lastMessage }) =>
    lastMessage !== null && isRequest({ request, circle: team }) ? [lastMessage] : [],
  )
  if (waiting.length === 0) return conversations
  const folded = new Map((await foldFor(ctx, ctx.viewer.id, waiting)).map((message) => [message.id, message]))
  return conversations.map((each) =>
    each.lastMessage === null ? each : { ...each, lastMessage: folded.get(each.lastMessage.id) ?? each.lastMessage },
  )
}
