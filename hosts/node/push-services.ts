import type { PushSender } from '@heraia/server/ports'

const SECONDS_KEPT = 24 * 60 * 60
const TIMEOUT_MS = 10_000

/** Real push services (decision 0065). `contact` is where they write when something is wrong with our pushes. */
export const pushServices = (contact: string): PushSender => ({
  send: async ({ endpoint, p256dh, auth }, text, keys) => {
    const { default: webpush } = await import('web-push')
    const request = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: contact, ...keys },
      TTL: SECONDS_KEPT,
      topic: 'notices',
    })
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(request.body ?? []),
      // Push services do not send us elsewhere, and what they say is of no use to us.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'gone'
    if (!response.ok) throw new Error(`The push service answered ${response.status}.`)
    return 'sent'
  },
})
