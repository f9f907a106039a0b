import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../context.ts'
import type { OneTimeToken } from '../auth/one-time/one-time-token.ts'

export interface MailContent {
  subject: string
  text: string
  html: string
  /** Mails of a kind that she can stop: where mail programs say so for her. */
  stopUrl?: string
}

/** Whom a mail is to: a row of `users`, or an address; `id` is whose mail it is, and null where nobody with an account. */
export interface MailedTo {
  id: string | null
  email: string
}

/**
 * Sent by the job `send-mail` once the transaction is committed; tried again when the mail server is away. It goes with her
 * account, and not out after `usefulUntil`, when the code or link that it brings is over.
 */
export const addMail = (tx: Context, to: MailedTo, content: MailContent, usefulUntil?: Date): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: SEND_MAIL, payload: payloadOf(tx, to, content, usefulUntil) })

/**
 * One that somebody asked for who may be anybody: it counts among all those of the hour, and goes out once there is room, as
 * long as the token that it brings is there. The request knows nothing of that, for whether a mail goes out tells whether the
 * address is known.
 */
export function addAskedMail(tx: Context, to: MailedTo, content: MailContent, brings?: OneTimeToken): Promise<void> {
  const usefulUntil = brings?.expiresAt ?? new Date(tx.now().getTime() + NEWS_MS)
  const payload = { ...payloadOf(tx, to, content, usefulUntil), tokenHash: brings?.hash, isToBeCounted: true }
  return tx.ports.jobs.add(tx.db, { name: SEND_MAIL, payload, key: keyOfMail(payload.id) })
}

/** What brings no token says what just happened. */
const NEWS_MS = 86_400_000

/** A counted mail is in the queue once, also where a process was killed while it counted it. */
export const keyOfMail = (id: string): string => `mail ${id}`

function payloadOf(tx: Context, to: MailedTo, content: MailContent, usefulUntil: Date | undefined) {
  const id = uuid7(tx.now().getTime(), tx.ports.random.bytes(10))
  return { id, userId: to.id, to: to.email, usefulUntil, ...content }
}

export const SEND_MAIL = 'send-mail'
