import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

/** To the admins. Names nobody: who waits is seen where it is decided. */
export function whoWaitsMail(language: Language, count: number, siteUrl: string): MailContent {
  const { paragraph, label, closing, subject } = TEXTS[language]
  return layOut({
    ...{ language, subject, paragraphs: [paragraph(count)], closing },
    button: { label, url: `${siteUrl}/admin/joining` },
  })
}

const TEXTS = {
  en: {
    subject: `Somebody waits to be let into ${PRODUCT_NAME}`,
    paragraph: (count: number) =>
      count === 1 ? 'One account waits for an admin.' : `${count} accounts wait for an admin.`,
    label: 'See who waits',
    closing: 'You get this as an admin, at most once an hour, while admins let people in.',
  },
  es: {
    subject: `Alguien espera a entrar en ${PRODUCT_NAME}`,
    paragraph: (count: number) =>
      count === 1 ? 'Una cuenta espera a la administración.' : `${count} cuentas esperan a la administración.`,
    label: 'Ver quién espera',
    closing: 'Recibes esto por ser de la administración, como mucho una vez por hora, mientras ella deja entrar.',
  },
}
