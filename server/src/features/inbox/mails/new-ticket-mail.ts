import type { TicketsTable } from '@heraia/database/tables/tickets'
import type { MailContent } from '../../accounts/mails/add-mail.ts'
import { layOut } from '../../accounts/mails/mail-layout.ts'

/** To the address of its category. In English, as the inbox. */
export function newTicketMail(ticket: TicketsTable, siteUrl: string): MailContent {
  const { reference, category, subject, name, email, message, page, tools, resume_name } = ticket
  return layOut({
    language: 'en',
    subject: `[${reference}] ${category}: ${subject}`,
    paragraphs: [
      `${name} <${email}> wrote:`,
      ...message.split(/\n{2,}/).filter(Boolean),
      ...(page ? [`Page: ${page}`] : []),
      ...(tools ? [`Reads with: ${tools}`] : []),
      ...(resume_name ? [`Resume: ${resume_name} (in the inbox)`] : []),
    ],
    button: { label: 'Open in the inbox', url: `${siteUrl}/admin/inbox/${ticket.id}` },
    closing: `An answer is due by ${ticket.due_at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
  })
}
