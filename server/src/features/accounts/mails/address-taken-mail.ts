import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

/** To the owner of an address that somebody else wanted for another account. */
export const addressTakenMail = (language: Language, siteUrl: string): MailContent =>
  layOut({ language, ...TEXTS[language], button: { label: TEXTS[language].label, url: `${siteUrl}/login` } })

const TEXTS = {
  en: {
    subject: `Your email address stays with your account on ${PRODUCT_NAME}`,
    paragraphs: [
      `Somebody wanted to use this email address for another account on ${PRODUCT_NAME}. You already have one with it, and nothing has changed.`,
      'If it was you, sign in to the account that has it, or use another address.',
    ],
    label: 'Sign in',
    closing: 'If it was not you, there is nothing to do: nobody learned that you are a member.',
  },
  es: {
    subject: `Tu email sigue en tu cuenta de ${PRODUCT_NAME}`,
    paragraphs: [
      `Alguien ha querido usar este email en otra cuenta de ${PRODUCT_NAME}. Ya tienes una con él y no ha cambiado nada.`,
      'Si has sido tú, inicia sesión en la cuenta que lo tiene o usa otro email.',
    ],
    label: 'Iniciar sesión',
    closing: 'Si no has sido tú, no tienes que hacer nada: nadie ha sabido que tienes cuenta.',
  },
}
