import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import type { WasItYou } from './was-it-you.ts'

interface SignIn {
  device: string
  /** Coarse: `203.0.x.x`; `` where it is not known. */
  network: string
  /** ISO 8601 */
  at: string
}

export function newSignInMail(language: Language, { device, network, at }: SignIn, end: WasItYou): MailContent {
  const { subject, paragraph } = TEXTS[language]
  const where = [inWords(device, language), network].filter(Boolean).join(', ')
  const when = new Date(at).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return layOut({ language, subject, paragraphs: [paragraph(where, when)], ...end })
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
    unknown: 'an unknown device',
  },
  es: {
    subject: `Nuevo inicio de sesión en tu cuenta de ${PRODUCT_NAME}`,
    paragraph: (where: string, when: string) => `Alguien ha entrado en tu cuenta desde ${where}, el ${when} UTC.`,
    unknown: 'un dispositivo desconocido',
  },
}
