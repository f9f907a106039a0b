import type { Log, SmsSender } from '@heraia/server/ports'

/** While no SMS provider is set, messages are shown in the log: for development, where nobody's phone rings. */
export function smsLog(log: Log): SmsSender {
  return {
    send: async ({ to, text }) => {
      log.warn({ to: `+${to}`, text }, 'SMS not sent: SMS_URL is not set')
      return { messageId: crypto.randomUUID() }
    },
  }
}
