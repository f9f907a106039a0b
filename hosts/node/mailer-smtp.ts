import type { Mailer } from '@heraia/server/ports'
import type { Transporter } from 'nodemailer'

/** Hands mail to the server of SMTP_URL (`smtps://name:password@host`), sent from `from`. */
export function mailerSmtp(smtpUrl: string, from: string): Mailer {
  let opened: Promise<Transporter> | undefined
  return {
    send: async ({ stopUrl, ...mail }) => {
      const list = stopUrl && { unsubscribe: { url: stopUrl, comment: '' } }
      const headers = stopUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      opened ??= openTransport(smtpUrl, from)
      await (await opened).sendMail({ ...mail, ...(list ? { list } : {}), ...(headers ? { headers } : {}) })
    },
  }
}

/** The library is loaded with the first mail. */
async function openTransport(smtpUrl: string, from: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 }, { from })
}
