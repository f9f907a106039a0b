import { ANSWER_HOURS, BUSINESS_DAYS, type InboxCategory } from '@heraia/contract/inbox-categories'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { TicketsTable } from '@heraia/database/tables/tickets'
import type { MailContent } from '../../accounts/mails/add-mail.ts'
import { layOut } from '../../accounts/mails/mail-layout.ts'

/** To who wrote. None of her words: else our form could send anything to anybody. */
export const receivedMail = ({ language, reference, category }: TicketsTable): MailContent => {
  const { subject, paragraphs, closing } = TEXTS[language].mail(reference, timeOf(category, TEXTS[language]))
  return layOut({ language, subject, paragraphs, closing })
}

function timeOf(category: InboxCategory, texts: (typeof TEXTS)['en']): string {
  const businessDays = BUSINESS_DAYS[category]
  if (businessDays !== undefined) return texts.businessDays(businessDays)
  const hours = ANSWER_HOURS[category]
  return hours > 48 ? texts.days(hours / 24) : texts.hours(hours)
}

const TEXTS = {
  en: {
    businessDays: (n: number) => `${n} business days`,
    hours: (n: number) => `${n} hours`,
    days: (n: number) => `${n} days`,
    mail: (reference: string, time: string) => ({
      subject: `We have your message: ${reference}`,
      paragraphs: [
        `Thank you for writing to ${PRODUCT_NAME}. A person will read your message.`,
        `Its number is ${reference}. We answer within ${time}.`,
      ],
      closing: 'If you did not write to us, somebody mistyped an address, and you can ignore this message.',
    }),
  },
  es: {
    businessDays: (n: number) => `${n} días laborables`,
    hours: (n: number) => `${n} horas`,
    days: (n: number) => `${n} días`,
    mail: (reference: string, time: string) => ({
      subject: `Tenemos tu mensaje: ${reference}`,
      paragraphs: [
        `Gracias por escribir a ${PRODUCT_NAME}. Una persona leerá tu mensaje.`,
        `Su número es ${reference}. Respondemos en ${time}.`,
      ],
      closing: 'Si no nos has escrito, alguien se equivocó de dirección y puedes ignorar este mensaje.',
    }),
  },
}
