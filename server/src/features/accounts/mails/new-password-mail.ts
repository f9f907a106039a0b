import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

export const newPasswordMail = (language: Language, url: string, code: string): MailContent =>
  layOut({ language, code, ...TEXTS[language], button: { label: TEXTS[language].label, url } })

const TEXTS = {
  en: {
    subject: `Choose a new password for ${PRODUCT_NAME}`,
    paragraphs: [
      `Somebody asked for a new password for your account on ${PRODUCT_NAME}.`,
      'If it was you, open this page and press the button, or type the six digits below. Both work for 24 hours.',
    ],
    label: 'Choose a new password',
    closing: 'If it was not you, you can ignore this message: your password stays as it is.',
  },
  es: {
    subject: `Elige una nueva contraseña para ${PRODUCT_NAME}`,
    paragraphs: [
      `Alguien ha pedido una nueva contraseña para tu cuenta de ${PRODUCT_NAME}.`,
      'Si has sido tú, abre esta página y pulsa el botón, o escribe los seis dígitos de abajo. Ambos valen durante 24 horas.',
    ],
    label: 'Elegir una nueva contraseña',
    closing: 'Si no has sido tú, puedes ignorar este mensaje: tu contraseña sigue como está.',
  },
}
