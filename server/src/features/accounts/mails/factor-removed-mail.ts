import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import { toActivity } from './to-activity.ts'
import { asBeginning, type Way, wayNames } from './way-names.ts'

export function factorRemovedMail(language: Language, way: Way, siteUrl: string): MailContent {
  const { paragraph, label, ...texts } = TEXTS[language]
  const button = { label, url: `${siteUrl}/forgot-password` }
  const link = toActivity(language, siteUrl)
  return layOut({ language, ...texts, paragraphs: [paragraph(wayNames[language][way])], button, link })
}

const TEXTS = {
  en: {
    subject: `A way to prove who you are on ${PRODUCT_NAME} was removed`,
    paragraph: (way: string) =>
      `${asBeginning(way)} was removed from your account on ${PRODUCT_NAME}: it opens nothing any more.`,
    label: 'It was not me: choose a new password',
    closing: 'If it was you, there is nothing to do.',
  },
  es: {
    subject: `Se ha quitado una forma de demostrar quién eres en ${PRODUCT_NAME}`,
    paragraph: (way: string) => `Se ha quitado ${way} de tu cuenta de ${PRODUCT_NAME}: ya no abre nada.`,
    label: 'No he sido yo: elegir una nueva contraseña',
    closing: 'Si has sido tú, no tienes que hacer nada.',
  },
}
