import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

interface WayIn {
  url: string
  code: string
  /** Where a new password is chosen; with it the mail says that nobody has shown yet that the address is hers. */
  newPassword: string | null
}

export function magicLinkMail(language: Language, { url, code, newPassword }: WayIn): MailContent {
  const { unproven, label, paragraphs, ...texts } = TEXTS[language]
  return layOut({
    language,
    code,
    ...texts,
    button: { label, url },
    paragraphs: newPassword ? [...paragraphs, unproven.paragraph] : paragraphs,
    ...(newPassword && { link: { label: unproven.label, url: newPassword } }),
  })
}

const TEXTS = {
  en: {
    subject: `Your way into ${PRODUCT_NAME}`,
    paragraphs: [
      `Somebody asked to sign in to your account on ${PRODUCT_NAME} without a password.`,
      'If it was you, open this page and press the button, or type the six digits below. Both work once, for 24 hours.',
    ],
    label: 'Sign in',
    unproven: {
      paragraph: `This address has a password on ${PRODUCT_NAME}, and nobody has shown until now that the address is theirs. If you are not sure that you chose that password, choose a new one.`,
      label: 'Choose a new password',
    },
    closing: 'If it was not you, you can ignore this message: nobody gets in without it.',
  },
  es: {
    subject: `Tu acceso a ${PRODUCT_NAME}`,
    paragraphs: [
      `Alguien ha pedido entrar en tu cuenta de ${PRODUCT_NAME} sin contraseña.`,
      'Si has sido tú, abre esta página y pulsa el botón, o escribe los seis dígitos de abajo. Ambos valen una vez, durante 24 horas.',
    ],
    label: 'Iniciar sesión',
    unproven: {
      paragraph: `Esta dirección tiene una contraseña en ${PRODUCT_NAME}, y hasta ahora nadie ha mostrado que la dirección sea suya. Si no sabes con seguridad que la elegiste tú, elige una nueva.`,
      label: 'Elegir una contraseña nueva',
    },
    closing: 'Si no has sido tú, puedes ignorar este mensaje: nadie entra sin él.',
  },
}
