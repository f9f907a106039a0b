import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import { toActivity } from './to-activity.ts'

interface SignIn {
  device: string
  /** Coarse: `203.0.x.x`; `` where it is not known. */
  network: string
  /** ISO 8601 */
  at: string
}

export function newSignInMail(language: Language, { device, network, at }: SignIn, siteUrl: string): MailContent {
  const { paragraph, label, unknown: _, ...texts } = TEXTS[language]
  const where = [inWords(device, language), network].filter(Boolean).join(', ')
  const when = new Date(at).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const button = { label, url: `${siteUrl}/forgot-password` }
  const link = toActivity(language, siteUrl)
  return layOut({ language, ...texts, paragraphs: [paragraph(where, when)], button, link })
}

/** `Firefox on Linux`, as sessions name a device, in her language. */
function inWords(device: string, language: Language): string {
  if (device === 'Unknown device') return TEXTS[language].unknown
  return language === 'es' ? device.replace(' on ', ' en ') : device
}

const TEXTS = {
  en: {
    subject: `A new sign-in to your ${PRODUCT_NAME} account`,
    paragraph: (where: string, when: string) => `Somebody signed in to your account from ${where}, on ${when} UTC.`,
    label: 'It was not me: choose a new password',
    unknown: 'an unknown device',
    closing: 'If it was you, there is nothing to do.',
  },
  es: {
    subject: `Nuevo inicio de sesión en tu cuenta de ${PRODUCT_NAME}`,
    paragraph: (where: string, when: string) => `Alguien ha entrado en tu cuenta desde ${where}, el ${when} UTC.`,
    label: 'No he sido yo: elegir una nueva contraseña',
    unknown: 'un dispositivo desconocido',
    closing: 'Si has sido tú, no tienes que hacer nada.',
  },
}
