import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

/** An admin looked at her account and did not let her in. */
export function notLetInMail(language: Language, reason: string): MailContent {
  const { paragraphs, closing, subject } = TEXTS[language]
  return layOut({ language, subject, paragraphs: [...paragraphs, reason], closing })
}

const TEXTS = {
  en: {
    subject: `About your registration on ${PRODUCT_NAME}`,
    paragraphs: [
      `You asked to join ${PRODUCT_NAME}. Those who run it did not accept it this time; your account is deleted with everything that you said. The reason:`,
    ],
    closing: 'You may register again at any time.',
  },
  es: {
    subject: `Sobre tu registro en ${PRODUCT_NAME}`,
    paragraphs: [
      `Pediste unirte a ${PRODUCT_NAME}. Quienes lo llevan no lo han aceptado esta vez; tu cuenta se borra con todo lo que dijiste. El motivo:`,
    ],
    closing: 'Puedes registrarte de nuevo cuando quieras.',
  },
}
