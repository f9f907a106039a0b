import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import type { WasItYou } from './was-it-you.ts'
import { asBeginning, type Way, wayNames } from './way-names.ts'

export function factorAddedMail(language: Language, way: Way, end: WasItYou): MailContent {
  const { subject, paragraph } = TEXTS[language]
  return layOut({ language, subject, paragraphs: [paragraph(wayNames[language][way])], ...end })
}

const TEXTS = {
  en: {
    subject: `A new way to prove who you are on ${PRODUCT_NAME}`,
    paragraph: (way: string) => `${asBeginning(way)} was added to your account on ${PRODUCT_NAME}.`,
  },
  es: {
    subject: `Una nueva forma de demostrar quién eres en ${PRODUCT_NAME}`,
    paragraph: (way: string) => `Se ha añadido ${way} a tu cuenta de ${PRODUCT_NAME}.`,
  },
}
