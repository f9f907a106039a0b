import type { SmsSender } from '@heraia/server/ports'
import { z } from 'zod'

const answer = z.object({ sid: z.string() })

/**
 * Speaks Twilio's call `Messages`: `twilio://ACCOUNT:TOKEN@api.twilio.com?from=+15550100&whatsapp=+15550101`. Without a
 * sender for WhatsApp, that for SMS is tried.
 */
export function smsTwilio(smsUrl: string): SmsSender {
  const url = new URL(smsUrl)
  const account = decodeURIComponent(url.username)
  const scheme = url.protocol === 'twilio+http:' ? 'http' : 'https'
  const address = `${scheme}://${url.host}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const credentials = Buffer.from(`${account}:${decodeURIComponent(url.password)}`).toString('base64')
  const from = senderIn(url, 'from')
  const senders = { sms: from, whatsapp: `whatsapp:${senderIn(url, 'whatsapp') || from}` }
  return {
    send: async ({ to, text, channel }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({
          To: channel === 'whatsapp' ? `whatsapp:+${to}` : `+${to}`,
          From: senders[channel],
          Body: text,
        }),
        signal: AbortSignal.timeout(10_000),
      })
      if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`)
      return { messageId: answer.parse(await response.json()).sid }
    },
  }
}

/** In a query a plus means a space. */
function senderIn(url: URL, name: string): string {
  const sender = (url.searchParams.get(name) ?? '').trim()
  return /^[1-9][0-9]+$/.test(sender) ? `+${sender}` : sender
}
