import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import type { WasItYou } from './was-it-you.ts'
import { asBeginning, type Way, wayNames } from './way-names.ts'

export function factorRemovedMail(language: Language, way: Way, end: WasItYou): MailContent {
  const { subject, paragraph } = TEXTS[language]
  return layOut({ language, subject, paragraphs: [paragraph(wayNames[language][way])], ...end })
}

const TEXTS = {
  en: {
    subject: `A way to prove who you are on ${PRODUCT_NAME} was removed`,
    paragraph: (way: string) =>
      `${asBeginning(way)} was removed from your account on ${PRODUCT_NAME}: it opens nothing any more.`,
  },
  es: {
    subject: `Se ha quitado una forma de demostrar quién eres en ${PRODUCT_NAME}`,
    paragraph: (way: string) => `Se ha quitado ${way} de tu cuenta de ${PRODUCT_NAME}: ya no abre nada.`,
  },
}
