import type { Mail, Mailer } from '@heraia/server/ports'

export interface RecordedMailer extends Mailer {
  sent: Mail[]
  /** The next mails to anyone fail with this error; null mends it. */
  failWith(error: Error | null): void
}

export function recordedMailer(): RecordedMailer {
  const sent: Mail[] = []
  let failure: Error | null = null
  return {
    sent,
    send: async (mail) => {
      if (failure) throw failure
      sent.push(mail)
    },
    failWith: (error) => {
      failure = error
    },
  }
}
