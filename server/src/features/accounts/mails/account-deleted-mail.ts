import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

/** The last one that she gets: her address is not kept. */
export const accountDeletedMail = (language: Language): MailContent => layOut({ language, ...TEXTS[language] })

const TEXTS = {
  en: {
    subject: `Your ${PRODUCT_NAME} account is deleted`,
    paragraphs: [
      `Your account on ${PRODUCT_NAME}, what you wrote and your files are deleted. We do not keep this address either.`,
    ],
    closing: 'We wish you the best, on and off the field.',
  },
  es: {
    subject: `Tu cuenta de ${PRODUCT_NAME} está eliminada`,
    paragraphs: [
      `Tu cuenta de ${PRODUCT_NAME}, lo que escribiste y tus archivos se han borrado. Tampoco guardamos esta dirección.`,
    ],
    closing: 'Te deseamos lo mejor, dentro y fuera del campo.',
  },
}
