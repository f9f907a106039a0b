import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import type { WasItYou } from './was-it-you.ts'

export function factorTriedMail(language: Language, end: WasItYou): MailContent {
  const { subject, paragraph } = TEXTS[language]
  return layOut({ language, subject, paragraphs: [paragraph], ...end })
}

const TEXTS = {
  en: {
    subject: `Somebody is trying to get into your ${PRODUCT_NAME} account`,
    paragraph:
      'Somebody who knows your password has answered your second step wrongly many times. They have not got in by that.',
  },
  es: {
    subject: `Alguien intenta entrar en tu cuenta de ${PRODUCT_NAME}`,
    paragraph: 'Alguien que sabe tu contraseña ha fallado tu segundo paso muchas veces. Con eso no ha entrado.',
  },
}
