import type { PushSender } from '@heraia/server/ports'
import webpush from 'web-push'

const SECONDS_KEPT = 24 * 60 * 60
const TIMEOUT_MS = 10_000

/** Real push services (decision 0065). `contact` is where they write when something is wrong with our pushes. */
export const pushServices = (contact: string): PushSender => ({
  send: async ({ endpoint, p256dh, auth }, text, keys) => {
    try {
      await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: SECONDS_KEPT,
        urgency: 'normal',
        topic: 'notices',
        timeout: TIMEOUT_MS,
      })
      return 'sent'
    } catch (error) {
      if (error instanceof webpush.WebPushError && (error.statusCode === 404 || error.statusCode === 410)) return 'gone'
      throw error
    }
  },
})
