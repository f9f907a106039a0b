import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'

export function leavingMail(language: Language, dueAt: Date, siteUrl: string): MailContent {
  const { paragraphs, label, ...texts } = TEXTS[language]
  const day = dueAt.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
  return layOut({
    language,
    ...texts,
    paragraphs: paragraphs(day),
    button: { label, url: `${siteUrl}/keep-account` },
  })
}

const TEXTS = {
  en: {
    subject: `Your ${PRODUCT_NAME} account will be deleted`,
    paragraphs: (day: string) => [
      `You asked for your account on ${PRODUCT_NAME} to be deleted. Nobody sees it any more, and on ${day} everything in it is deleted for good.`,
      'Until then you can sign in and keep it.',
    ],
    label: 'Keep my account',
    closing: 'If you want to leave, there is nothing to do.',
  },
  es: {
    subject: `Tu cuenta de ${PRODUCT_NAME} se eliminará`,
    paragraphs: (day: string) => [
      `Has pedido eliminar tu cuenta de ${PRODUCT_NAME}. Ya nadie la ve, y el ${day} se borrará para siempre todo lo que contiene.`,
      'Hasta entonces puedes iniciar sesión y conservarla.',
    ],
    label: 'Conservar mi cuenta',
    closing: 'Si quieres irte, no tienes que hacer nada.',
  },
}
