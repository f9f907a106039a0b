import { madeOnce } from '@heraia/server/made-once'
import { MailRefused } from '@heraia/server/mail-refused'
import type { Mailer } from '@heraia/server/ports'
import type { Transporter } from 'nodemailer'

/** Hands mail to the server of SMTP_URL (`smtps://name:password@host`), sent from `from`. */
export function mailerSmtp(smtpUrl: string, from: string): Mailer {
  const transport = madeOnce(() => openTransport(smtpUrl, from))
  const place = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, to, subject, text, html, stopUrl }) => {
      const list = stopUrl && { unsubscribe: { url: stopUrl, comment: '' } }
      const headers = stopUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      // Of one id at each try: what goes out twice, mail programs show once.
      const mail = { messageId: `<${id}@${place}>`, to, subject, text, html }
      await (await transport())
        .sendMail({ ...mail, ...(list ? { list } : {}), ...(headers ? { headers } : {}) })
        .catch(told)
    },
  }
}

/** What nodemailer adds to an error of the mail server. */
interface Said {
  command?: string
  responseCode?: number
  response?: string
}

/**
 * 5xx to the address is for good (RFC 5321). Not 530, nor 5.7.x (RFC 3463): there the server does not take mail from us yet,
 * which the operator mends.
 */
function told(error: Error & Said): never {
  const { command, responseCode = 0, response = '' } = error
  const isOurs = responseCode === 530 || /\b5\.7\.\d/.test(response)
  if (command === 'RCPT TO' && responseCode >= 500 && responseCode < 600 && !isOurs) throw new MailRefused(responseCode)
  throw error
}

/** The library is loaded with the first mail. */
async function openTransport(smtpUrl: string, from: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 }, { from })
}
