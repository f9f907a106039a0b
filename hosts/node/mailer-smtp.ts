import type { Mailer } from '@heraia/server/ports'
import { createTransport } from 'nodemailer'

/** Hands mail to the server of SMTP_URL (`smtps://name:password@host`), sent from `from`. */
export function mailerSmtp(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 }, { from })
  return { send: async (mail) => void (await transport.sendMail(mail)) }
}
