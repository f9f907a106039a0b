import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

/** Leads to the page that hands it out to her, signed in; the archive itself is never in a mail. */
export const archiveReadyMail = (language: Language, siteUrl: string): MailContent =>
  layOut({
    language,
    ...TEXTS[language],
    button: { label: TEXTS[language].label, url: `${siteUrl}/settings/security/data` },
  })

const TEXTS = {
  en: {
    subject: `Your ${PRODUCT_NAME} archive is ready`,
    paragraphs: [`The archive of everything you wrote on ${PRODUCT_NAME} is ready. You can fetch it for seven days.`],
    label: 'Fetch my archive',
    closing: 'If you did not ask for it, look at the recent activity of your account.',
  },
  es: {
    subject: `Tu archivo de ${PRODUCT_NAME} está listo`,
    paragraphs: [
      `El archivo con todo lo que has escrito en ${PRODUCT_NAME} está listo. Puedes descargarlo durante siete días.`,
    ],
    label: 'Descargar mi archivo',
    closing: 'Si no lo has pedido, mira la actividad reciente de tu cuenta.',
  },
}
