import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

interface EmailChange {
  /** To her address of today, or to the one that she wants. */
  end: 'current' | 'new'
  newEmail: string
  url: string
  code: string
}

export function changeEmailMail(language: Language, { end, newEmail, url, code }: EmailChange): MailContent {
  const { paragraphs, ...texts } = TEXTS[language][end]
  return layOut({
    language,
    code,
    ...texts,
    paragraphs: [...paragraphs(newEmail), TEXTS[language].how],
    button: { label: texts.label, url },
  })
}

const TEXTS = {
  en: {
    how: 'Open this page and press the button, or type the six digits below. Both work for 24 hours.',
    current: {
      subject: `Is this change of your email address for ${PRODUCT_NAME} right?`,
      paragraphs: (to: string) => [
        `Somebody asked to change the email address of your account on ${PRODUCT_NAME} to ${to}.`,
        'The change counts once this address and the new one have confirmed it, in either order.',
      ],
      label: 'Yes, change my address',
      closing: 'If it was not you, ignore this message and choose a new password: your address stays as it is.',
    },
    new: {
      subject: `Confirm your new email address for ${PRODUCT_NAME}`,
      paragraphs: (to: string) => [`${to} shall be the email address of an account on ${PRODUCT_NAME}.`],
      label: 'Confirm my new address',
      closing: 'If you did not ask for this, you can ignore this message.',
    },
  },
  es: {
    how: 'Abre esta página y pulsa el botón, o escribe los seis dígitos de abajo. Ambos valen durante 24 horas.',
    current: {
      subject: `¿Es correcto este cambio de tu email en ${PRODUCT_NAME}?`,
      paragraphs: (to: string) => [
        `Alguien ha pedido cambiar el email de tu cuenta de ${PRODUCT_NAME} a ${to}.`,
        'El cambio vale cuando lo confirmen esta dirección y la nueva, en cualquier orden.',
      ],
      label: 'Sí, cambiar mi email',
      closing: 'Si no has sido tú, ignora este mensaje y elige una nueva contraseña: tu email sigue como está.',
    },
    new: {
      subject: `Confirma tu nuevo email en ${PRODUCT_NAME}`,
      paragraphs: (to: string) => [`${to} será el email de una cuenta de ${PRODUCT_NAME}.`],
      label: 'Confirmar mi nuevo email',
      closing: 'Si no lo has pedido, puedes ignorar este mensaje.',
    },
  },
}
