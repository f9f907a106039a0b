import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

/** No link: the digits are typed where she asked for them. */
export const reauthenticationMail = (language: Language, code: string): MailContent =>
  layOut({ language, code, ...TEXTS[language] })

const TEXTS = {
  en: {
    subject: `Your code to change your ${PRODUCT_NAME} account`,
    paragraphs: ['Type these six digits where you were asked for them. They work once.'],
    closing: 'If you did not ask for them, somebody is signed in as you: choose a new password.',
  },
  es: {
    subject: `Tu código para cambiar tu cuenta de ${PRODUCT_NAME}`,
    paragraphs: ['Escribe estos seis dígitos donde te los hemos pedido. Valen una vez.'],
    closing: 'Si no los has pedido, alguien ha entrado como tú: elige una nueva contraseña.',
  },
}
