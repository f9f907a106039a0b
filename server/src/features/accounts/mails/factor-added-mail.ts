import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import { toActivity } from './to-activity.ts'

export type AddedFactor = 'totp' | 'phone' | 'webauthn' | 'recovery_code' | 'passkey' | 'provider'

export function factorAddedMail(language: Language, factor: AddedFactor, siteUrl: string): MailContent {
  const { names, paragraph, label, ...texts } = TEXTS[language]
  const button = { label, url: `${siteUrl}/forgot-password` }
  const link = toActivity(language, siteUrl)
  return layOut({ language, ...texts, paragraphs: [paragraph(names[factor])], button, link })
}

const TEXTS = {
  en: {
    subject: `A new way to prove who you are on ${PRODUCT_NAME}`,
    names: {
      totp: 'an authenticator app',
      phone: 'a phone',
      webauthn: 'a security key',
      recovery_code: 'recovery codes',
      passkey: 'a passkey',
      provider: 'a sign-in by another service',
    },
    paragraph: (factor: string) =>
      `${factor.replace(/^./, (first) => first.toUpperCase())} was added to your account on ${PRODUCT_NAME}.`,
    label: 'It was not me: choose a new password',
    closing: 'If it was you, there is nothing to do.',
  },
  es: {
    subject: `Una nueva forma de demostrar quién eres en ${PRODUCT_NAME}`,
    names: {
      totp: 'una aplicación de autenticación',
      phone: 'un teléfono',
      webauthn: 'una llave de seguridad',
      recovery_code: 'códigos de recuperación',
      passkey: 'una clave de acceso',
      provider: 'el inicio de sesión con otro servicio',
    },
    paragraph: (factor: string) => `Se ha añadido ${factor} a tu cuenta de ${PRODUCT_NAME}.`,
    label: 'No he sido yo: elegir una nueva contraseña',
    closing: 'Si has sido tú, no tienes que hacer nada.',
  },
}
