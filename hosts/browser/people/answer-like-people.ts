import type { ConversationId, MessageId, PersonId, PostId, SessionId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { DEMO_EMAILS } from '@heraia/database/world/leads'
import { replies } from '@heraia/database/world/texts/replies'
import type { Context, SignedIn } from '@heraia/server/context'
import { likePost } from '@heraia/server/features/feed/like-post'
import { markRead } from '@heraia/server/features/messages/mark-read'
import { sendMessage } from '@heraia/server/features/messages/send-message'
import { tellTyping } from '@heraia/server/features/messages/tell-typing'
import { z } from 'zod'
import { findFan, findPartner, type MadeUp } from './made-up-people.ts'
import { whoIsHere } from './who-is-here.ts'

const READ_MS = 1200
const TYPE_MS = 2500
const LIKE_MS = 3000

const sent = z.object({ json: z.object({ id: z.string(), messageId: z.string() }) })
const published = z.object({ json: z.object({ id: z.string() }) })

const SEND = '/api/rpc/messages/send'
const PUBLISH = '/api/rpc/feed/publish'

export interface LivelyPeople {
  /** Somebody asks for something: she is here, and answers for herself. */
  saw(request: Request): void
  /** Whether what is asked at this path may be something that people answer. */
  mayAnswer(pathname: string): boolean
  /** It was done: somebody wrote or posted. */
  notice(pathname: string, request: Request): Promise<void>
  stop(): void
}

/**
 * The made-up people read, type and answer, and one of them likes what she posts. They act by the acts of the server,
 * as anybody does, so whoever may not write to her does not.
 */
export function answerLikePeople(ctx: Context): LivelyPeople {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const here = whoIsHere()
  // A person who blocks, a post that is gone by now: then nothing happens.
  const later = (ms: number, act: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act().catch(() => undefined)
    }, ms)
    timers.add(timer)
  }

  async function answer(conversationId: ConversationId, messageId: MessageId, senderId: PersonId) {
    const partner = await findPartner(ctx.db, conversationId, senderId)
    if (!partner || (isLead(partner) && here.isHere(partner.id))) return
    const her = as(ctx, partner)
    later(READ_MS, async () => {
      await markRead(her, { id: conversationId, messageId })
      await tellTyping(her, conversationId)
    })
    later(READ_MS + TYPE_MS, () =>
      sendMessage(her, { id: conversationId, messageId: uuid7() as MessageId, text: replyTo(messageId, partner) }),
    )
  }

  async function like(postId: PostId, authorId: PersonId) {
    const fan = await findFan(ctx.db, authorId)
    if (fan) later(LIKE_MS, () => likePost(as(ctx, fan), postId))
  }

  return {
    saw: (request) => void here.saw(request),
    mayAnswer: (pathname) => pathname === SEND || pathname === PUBLISH,
    notice: async (pathname, request) => {
      const who = here.saw(request)
      if (!who) return
      const body: unknown = await request.json().catch(() => null)
      if (pathname === SEND) {
        const { success, data } = sent.safeParse(body)
        if (success) await answer(data.json.id as ConversationId, data.json.messageId as MessageId, who)
      } else {
        const { success, data } = published.safeParse(body)
        if (success) await like(data.json.id as PostId, who)
      }
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const isLead = ({ email }: MadeUp): boolean => Object.values<string | null>(DEMO_EMAILS).includes(email)

const as = (ctx: Context, { id, role }: MadeUp): SignedIn => ({
  ...ctx,
  viewer: { id, sessionId: uuid7() as SessionId, role, isAdmin: role === 'admin', hasProfile: true },
})

/** The same answer to the same message. */
function replyTo(messageId: string, { language }: MadeUp): string {
  const choice = language === 'es' ? replies.es : replies.en
  const sum = Array.from(messageId).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return choice[sum % choice.length] ?? choice[0]
}
