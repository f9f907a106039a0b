import type { Language } from '@heraia/contract/accounts'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

export const magicLinkMail = (language: Language, url: string, code: string): MailContent =>
  layOut({ language, code, ...TEXTS[language], button: { label: TEXTS[language].label, url } })

const TEXTS = {
  en: {
    subject: 'Your way into Heraia',
    paragraphs: [
      'Somebody asked to sign in to your account on Heraia without a password.',
      'If it was you, open this page and press the button, or type the six digits below. Both work once, for 24 hours.',
    ],
    label: 'Sign in',
    closing: 'If it was not you, you can ignore this message: nobody gets in without it.',
  },
  es: {
    subject: 'Tu acceso a Heraia',
    paragraphs: [
      'Alguien ha pedido entrar en tu cuenta de Heraia sin contraseña.',
      'Si has sido tú, abre esta página y pulsa el botón, o escribe los seis dígitos de abajo. Ambos valen una vez, durante 24 horas.',
    ],
    label: 'Iniciar sesión',
    closing: 'Si no has sido tú, puedes ignorar este mensaje: nadie entra sin él.',
  },
}
