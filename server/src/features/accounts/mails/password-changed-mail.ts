import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import { toActivity } from './to-activity.ts'

export const passwordChangedMail = (language: Language, siteUrl: string): MailContent =>
  layOut({
    language,
    ...TEXTS[language],
    button: { label: TEXTS[language].label, url: `${siteUrl}/forgot-password` },
    link: toActivity(language, siteUrl),
  })

const TEXTS = {
  en: {
    subject: `Your password for ${PRODUCT_NAME} was changed`,
    paragraphs: [
      `The password of your account on ${PRODUCT_NAME} was changed, and your other devices were signed out.`,
    ],
    label: 'It was not me: choose a new password',
    closing: 'If it was you, there is nothing to do.',
  },
  es: {
    subject: `Tu contraseña de ${PRODUCT_NAME} ha cambiado`,
    paragraphs: [
      `La contraseña de tu cuenta de ${PRODUCT_NAME} ha cambiado y tus otros dispositivos han cerrado la sesión.`,
    ],
    label: 'No he sido yo: elegir una nueva contraseña',
    closing: 'Si has sido tú, no tienes que hacer nada.',
  },
}
