import type { TestHeraia } from './heraia.ts'

export interface Letter {
  subject: string
  text: string
  /** What the link of the mail carries. */
  token_hash: string
  /** The type that the link names. */
  type: string
  /** The six digits. */
  code: string
}

/** Lets the jobs run and reads the newest mail to this address. Fails when there is none. */
export async function newestMail(heraia: Pick<TestHeraia, 'runJobs' | 'mails'>, to: string): Promise<Letter> {
  await heraia.runJobs()
  const mail = heraia.mails.findLast((one) => one.to === to)
  if (!mail) throw new Error(`No mail went to ${to}.`)
  const { subject, text } = mail
  return {
    subject,
    text,
    token_hash: /token_hash=(\w+)/.exec(text)?.[1] ?? '',
    type: /[?&]type=([a-z_]+)/.exec(text)?.[1] ?? '',
    code: /^\d{6}$/m.exec(text)?.[0] ?? '',
  }
}
