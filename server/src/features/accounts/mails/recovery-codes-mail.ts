import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'
import { layOut } from './mail-layout.ts'
import type { WasItYou } from './was-it-you.ts'

/** What became of her recovery codes, and how many work from then on. The codes themselves are in no mail. */
export interface CodesNews {
  news: 'made' | 'used' | 'removed'
  left: number
}

export function recoveryCodesMail(language: Language, { news, left }: CodesNews, end: WasItYou): MailContent {
  const { subject, paragraph } = TEXTS[language][news]
  return layOut({ language, subject, paragraphs: [paragraph(left)], ...end })
}

const TEXTS = {
  en: {
    made: {
      subject: `New recovery codes for ${PRODUCT_NAME}`,
      paragraph: (left: number) =>
        `${left} recovery codes were made for your account on ${PRODUCT_NAME}. Each stands in for your second step once. Those of before work no longer.`,
    },
    used: {
      subject: `A recovery code opened your ${PRODUCT_NAME} account`,
      paragraph: (left: number) =>
        `Somebody signed in to your account on ${PRODUCT_NAME} with a recovery code in place of the second step. ${leftInEnglish(left)}`,
    },
    removed: {
      subject: `Your recovery codes for ${PRODUCT_NAME} were removed`,
      paragraph: () =>
        `The recovery codes of your account on ${PRODUCT_NAME} were removed. Without your second step nothing stands in for it any more.`,
    },
  },
  es: {
    made: {
      subject: `Nuevos códigos de recuperación de ${PRODUCT_NAME}`,
      paragraph: (left: number) =>
        `Se han creado ${left} códigos de recuperación para tu cuenta de ${PRODUCT_NAME}. Cada uno sustituye una vez al segundo paso. Los anteriores ya no valen.`,
    },
    used: {
      subject: `Un código de recuperación ha abierto tu cuenta de ${PRODUCT_NAME}`,
      paragraph: (left: number) =>
        `Alguien ha entrado en tu cuenta de ${PRODUCT_NAME} con un código de recuperación en lugar del segundo paso. ${leftInSpanish(left)}`,
    },
    removed: {
      subject: `Se han quitado tus códigos de recuperación de ${PRODUCT_NAME}`,
      paragraph: () =>
        `Se han quitado los códigos de recuperación de tu cuenta de ${PRODUCT_NAME}. Ya nada sustituye al segundo paso si te falta.`,
    },
  },
}

function leftInEnglish(left: number): string {
  if (left === 0) return 'It was the last one: make new ones in your security settings.'
  return left === 1 ? 'One code is left.' : `${left} codes are left.`
}

function leftInSpanish(left: number): string {
  if (left === 0) return 'Era el último: crea otros en tus ajustes de seguridad.'
  return left === 1 ? 'Queda un código.' : `Quedan ${left} códigos.`
}
