import type { PushAddress, PushSender } from '@heraia/server/ports'

export interface RecordedPush extends PushSender {
  sent: { to: PushAddress; text: string }[]
  /** Endpoints whose browsers take no pushes any more. */
  gone: Set<string>
  /** The next pushes to anyone fail with this error; null mends it. */
  failWith(error: Error | null): void
}

export function recordedPush(): RecordedPush {
  const sent: RecordedPush['sent'] = []
  const gone = new Set<string>()
  let failure: Error | null = null
  return {
    sent,
    gone,
    send: async (to, text) => {
      if (failure) throw failure
      if (gone.has(to.endpoint)) return 'gone'
      sent.push({ to, text })
      return 'sent'
    },
    failWith: (error) => {
      failure = error
    },
  }
}
