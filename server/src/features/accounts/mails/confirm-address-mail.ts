import type { Language } from '@heraia/contract/accounts'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

export const confirmAddressMail = (language: Language, url: string, code: string): MailContent =>
  layOut({ language, code, ...TEXTS[language], button: { label: TEXTS[language].label, url } })

const TEXTS = {
  en: {
    subject: 'Confirm your email address for Heraia',
    paragraphs: [
      'Welcome to Heraia. Confirm your email address to start.',
      'Open this page and press the button, or type the six digits below. Both work for 24 hours.',
    ],
    label: 'Confirm my email address',
    closing: 'If you did not create an account, you can ignore this message.',
  },
  es: {
    subject: 'Confirma tu correo electrónico en Heraia',
    paragraphs: [
      'Te damos la bienvenida a Heraia. Confirma tu correo electrónico para empezar.',
      'Abre esta página y pulsa el botón, o escribe los seis dígitos de abajo. Ambos valen durante 24 horas.',
    ],
    label: 'Confirmar mi correo',
    closing: 'Si no has creado una cuenta, puedes ignorar este mensaje.',
  },
}
