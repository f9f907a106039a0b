import { ANSWER_HOURS } from '@heraia/contract/inbox-categories'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { TicketsTable } from '@heraia/database/tables/tickets'
import type { MailContent } from '../../accounts/mails/add-mail.ts'
import { layOut } from '../../accounts/mails/mail-layout.ts'

/** To who wrote. None of her words: else our form could send anything to anybody. */
export const receivedMail = ({ language, reference, category }: TicketsTable): MailContent => {
  const hours = ANSWER_HOURS[category]
  const time = hours > 48 ? TEXTS[language].days(hours / 24) : TEXTS[language].hours(hours)
  const { subject, paragraphs, closing } = TEXTS[language].mail(reference, time)
  return layOut({ language, subject, paragraphs, closing })
}

const TEXTS = {
  en: {
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
