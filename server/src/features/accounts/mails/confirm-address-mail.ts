import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

interface Confirmation {
  url: string
  code: string
  /** Where a new password is chosen; with it the mail says that the address was signed up before. */
  newPassword: string | null
  /** One was chosen then. */
  hasPassword: boolean
}

export function confirmAddressMail(
  language: Language,
  { url, code, newPassword, hasPassword }: Confirmation,
): MailContent {
  const { before, label, paragraphs, ...texts } = TEXTS[language]
  return layOut({
    language,
    code,
    ...texts,
    button: { label, url },
    paragraphs: newPassword ? [...paragraphs, hasPassword ? before.paragraph : before.noPassword] : paragraphs,
    ...(newPassword && { link: { label: before.label, url: newPassword } }),
  })
}

const TEXTS = {
  en: {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    paragraphs: [
      `Welcome to ${PRODUCT_NAME}. Confirm your email address to start.`,
      'Open this page and press the button, or type the six digits below. Both work for 24 hours.',
    ],
    label: 'Confirm my email address',
    before: {
      paragraph:
        'This address had been signed up before. What was said then counts, the password too, and not what was said today. If you are not sure that it was you, choose a new password once you have confirmed.',
      noPassword:
        'This address had been signed up before, and has no password. What was said then counts, and not what was said today. Choose a password once you have confirmed.',
      label: 'Choose a new password',
    },
    closing: 'If you did not create an account, you can ignore this message.',
  },
  es: {
    subject: `Confirma tu email en ${PRODUCT_NAME}`,
    paragraphs: [
      `Te damos la bienvenida a ${PRODUCT_NAME}. Confirma tu email para empezar.`,
      'Abre esta página y pulsa el botón, o escribe los seis dígitos de abajo. Ambos valen durante 24 horas.',
    ],
    label: 'Confirmar mi email',
    before: {
      paragraph:
        'Esta dirección ya se había registrado antes. Vale lo que se dijo entonces, también la contraseña, y no lo que se ha dicho hoy. Si no sabes con seguridad que fuiste tú, elige una contraseña nueva en cuanto hayas confirmado.',
      noPassword:
        'Esta dirección ya se había registrado antes y no tiene contraseña. Vale lo que se dijo entonces, y no lo que se ha dicho hoy. Elige una contraseña en cuanto hayas confirmado.',
      label: 'Elegir una contraseña nueva',
    },
    closing: 'Si no has creado una cuenta, puedes ignorar este mensaje.',
  },
}
