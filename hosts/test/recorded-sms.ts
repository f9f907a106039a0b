import type { Sms, SmsSender } from '@heraia/server/ports'

export interface RecordedSms extends SmsSender {
  sent: Sms[]
  /** The next messages to anyone fail with this error; null mends it. */
  failWith(error: Error | null): void
}

export function recordedSms(): RecordedSms {
  const sent: Sms[] = []
  let failure: Error | null = null
  return {
    sent,
    send: async (sms) => {
      if (failure) throw failure
      sent.push(sms)
      return { messageId: `SM${sent.length}` }
    },
    failWith: (error) => {
      failure = error
    },
  }
}
