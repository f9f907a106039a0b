import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

export const inviteMail = (language: Language, url: string, code: string): MailContent =>
  layOut({ language, code, ...TEXTS[language], button: { label: TEXTS[language].label, url } })

const TEXTS = {
  en: {
    subject: `You are invited to ${PRODUCT_NAME}`,
    paragraphs: [
      `An account on ${PRODUCT_NAME}, the network for women in sport, is waiting for you.`,
      'Open this page and press the button, or type the six digits below. Both work for 24 hours.',
    ],
    label: 'Accept the invitation',
    closing: 'If you do not want an account, you can ignore this message.',
  },
  es: {
    subject: `Te han invitado a ${PRODUCT_NAME}`,
    paragraphs: [
      `Te espera una cuenta en ${PRODUCT_NAME}, la red para mujeres en el deporte.`,
      'Abre esta página y pulsa el botón, o escribe los seis dígitos de abajo. Ambos valen durante 24 horas.',
    ],
    label: 'Aceptar la invitación',
    closing: 'Si no quieres una cuenta, puedes ignorar este mensaje.',
  },
}
