import type { Mailer } from '@heraia/server/ports'
import { createTransport } from 'nodemailer'

/** Hands mail to the server of SMTP_URL (`smtps://name:password@host`), sent from `from`. */
export function mailerSmtp(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 }, { from })
  return {
    send: async ({ stopUrl, ...mail }) => {
      const list = stopUrl && { unsubscribe: { url: stopUrl, comment: '' } }
      const headers = stopUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      await transport.sendMail({ ...mail, ...(list ? { list } : {}), ...(headers ? { headers } : {}) })
    },
  }
}
