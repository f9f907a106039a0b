import type { Context } from '../../../context.ts'

export interface MailContent {
  subject: string
  text: string
  html: string
  /** Mails of a kind that she can stop: where mail programs say so for her. */
  stopUrl?: string
}

/** Sent by the job `send-mail` once the transaction is committed; tried again when the mail server is away. */
export const addMail = (tx: Context, to: string, content: MailContent): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'send-mail', payload: { to, ...content } })
