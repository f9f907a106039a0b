import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

/** An admin looked at her account, and it waits no longer. */
export function letInMail(language: Language, siteUrl: string): MailContent {
  const { label, ...texts } = TEXTS[language]
  return layOut({ language, ...texts, button: { label, url: `${siteUrl}/login` } })
}

const TEXTS = {
  en: {
    subject: `Welcome to ${PRODUCT_NAME}`,
    paragraphs: [`Your account on ${PRODUCT_NAME} was accepted. Sign in, and it is all yours.`],
    label: 'Sign in',
    closing: 'See you there.',
  },
  es: {
    subject: `Te damos la bienvenida a ${PRODUCT_NAME}`,
    paragraphs: [`Tu cuenta de ${PRODUCT_NAME} fue aceptada. Inicia sesión y es toda tuya.`],
    label: 'Iniciar sesión',
    closing: 'Nos vemos allí.',
  },
}
