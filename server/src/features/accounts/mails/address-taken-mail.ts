import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

/** To the owner of an address that somebody else wanted for another account. `isProven`: her account is one that she can sign in to. */
export function addressTakenMail(language: Language, siteUrl: string, isProven: boolean): MailContent {
  const { member, begun, ...texts } = TEXTS[language]
  const { path, label, paragraphs } = isProven ? { path: '/login', ...member } : { path: '/forgot-password', ...begun }
  return layOut({ language, ...texts, paragraphs, button: { label, url: `${siteUrl}${path}` } })
}

const TEXTS = {
  en: {
    subject: `Your email address stays with your account on ${PRODUCT_NAME}`,
    member: {
      paragraphs: [
        `Somebody wanted to use this email address for another account on ${PRODUCT_NAME}. You already have one with it, and nothing has changed.`,
        'If it was you, sign in to the account that has it, or use another address.',
      ],
      label: 'Sign in',
    },
    begun: {
      paragraphs: [
        `Somebody wanted to use this email address for another account on ${PRODUCT_NAME}. One was begun with it and never confirmed, and nothing has changed.`,
        'If it was you, choose a password for the account that has it, or use another address.',
      ],
      label: 'Choose a password',
    },
    closing: 'If it was not you, there is nothing to do: nobody learned that you are a member.',
  },
  es: {
    subject: `Tu email sigue en tu cuenta de ${PRODUCT_NAME}`,
    member: {
      paragraphs: [
        `Alguien ha querido usar este email en otra cuenta de ${PRODUCT_NAME}. Ya tienes una con él y no ha cambiado nada.`,
        'Si has sido tú, inicia sesión en la cuenta que lo tiene o usa otro email.',
      ],
      label: 'Iniciar sesión',
    },
    begun: {
      paragraphs: [
        `Alguien ha querido usar este email en otra cuenta de ${PRODUCT_NAME}. Ya se empezó una con él y nadie la confirmó, y no ha cambiado nada.`,
        'Si has sido tú, elige una contraseña para la cuenta que lo tiene o usa otro email.',
      ],
      label: 'Elegir una contraseña',
    },
    closing: 'Si no has sido tú, no tienes que hacer nada: nadie ha sabido que tienes cuenta.',
  },
}
