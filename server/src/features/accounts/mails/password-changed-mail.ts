import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import type { WasItYou } from './was-it-you.ts'

export const passwordChangedMail = (language: Language, end: WasItYou): MailContent =>
  layOut({ language, ...TEXTS[language], ...end })

const TEXTS = {
  en: {
    subject: `Your password for ${PRODUCT_NAME} was changed`,
    paragraphs: [
      `The password of your account on ${PRODUCT_NAME} was changed, and your other devices were signed out.`,
    ],
  },
  es: {
    subject: `Tu contraseña de ${PRODUCT_NAME} ha cambiado`,
    paragraphs: [
      `La contraseña de tu cuenta de ${PRODUCT_NAME} ha cambiado y tus otros dispositivos han cerrado la sesión.`,
    ],
  },
}
