import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

/** To the owner of an address that somebody tried to register again. */
export const alreadyMemberMail = (language: Language, siteUrl: string): MailContent =>
  layOut({ language, ...TEXTS[language], button: { label: TEXTS[language].label, url: `${siteUrl}/login` } })

const TEXTS = {
  en: {
    subject: `You already have an account on ${PRODUCT_NAME}`,
    paragraphs: [
      `Somebody tried to create an account on ${PRODUCT_NAME} with this email address. You already have one.`,
      'If it was you, sign in. If you forgot your password, you can choose a new one there.',
    ],
    label: 'Sign in',
    closing: 'If it was not you, there is nothing to do: nobody learned that you are a member.',
  },
  es: {
    subject: `Ya tienes una cuenta en ${PRODUCT_NAME}`,
    paragraphs: [
      `Alguien ha intentado crear una cuenta en ${PRODUCT_NAME} con este email. Ya tienes una.`,
      'Si has sido tú, inicia sesión. Si has olvidado tu contraseña, allí puedes elegir una nueva.',
    ],
    label: 'Iniciar sesión',
    closing: 'Si no has sido tú, no tienes que hacer nada: nadie ha sabido que tienes cuenta.',
  },
}
