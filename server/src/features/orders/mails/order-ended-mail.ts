import type { Language } from '@heraia/contract/accounts'
import type { OrderState, PaymentMethod } from '@heraia/contract/orders'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from '../../accounts/mails/add-mail.ts'
import { layOut } from '../../accounts/mails/mail-layout.ts'

interface Ended {
  language: Language
  /** Whom it is written to. */
  side: 'buyer' | 'seller'
  state: OrderState
  method: PaymentMethod | null
  title: string
  url: string
}

/** The other one's account is gone: what that means for the order, and for the money. */
export function orderEndedMail({ language, side, state, method, title, url }: Ended): MailContent {
  const texts = TEXTS[language]
  return layOut({
    language,
    subject: texts.subject(title),
    paragraphs: [texts.gone[side], texts.means(state, method, side)],
    button: { label: texts.open, url },
    closing: texts.closing,
  })
}

interface Texts {
  subject: (title: string) => string
  gone: Record<'buyer' | 'seller', string>
  means: (state: OrderState, method: PaymentMethod | null, side: 'buyer' | 'seller') => string
  open: string
  closing: string
}

const TEXTS: Record<Language, Texts> = {
  en: {
    subject: (title) => `About your order: ${title}`,
    gone: {
      buyer: `The account of the person you bought from is no longer on ${PRODUCT_NAME}.`,
      seller: `The account of the person who bought from you is no longer on ${PRODUCT_NAME}.`,
    },
    means: (state, method, side) => {
      if (state === 'disputed') return 'You have paid and nothing has arrived yet, so our staff looks at it now.'
      if (state !== 'refunded') return 'The order has ended. Nothing was paid.'
      if (side === 'seller')
        return method === 'card'
          ? 'The order has ended before you sent it. Her money goes back; you have it on sale again.'
          : 'The order has ended before you sent it, and you have it on sale again. You arranged the payment between you: please give back what she paid.'
      return method === 'card'
        ? 'The order has ended, and your money goes back to your card.'
        : 'The order has ended. You arranged the payment between you, so we cannot give it back: write to us if it does not return.'
    },
    open: 'See the order',
    closing: 'You get this email because it is about an order of yours.',
  },
  es: {
    subject: (title) => `Sobre tu pedido: ${title}`,
    gone: {
      buyer: `La cuenta de la persona a la que compraste ya no está en ${PRODUCT_NAME}.`,
      seller: `La cuenta de la persona que te compró ya no está en ${PRODUCT_NAME}.`,
    },
    means: (state, method, side) => {
      if (state === 'disputed') return 'Has pagado y aún no ha llegado nada, así que nuestro equipo lo está revisando.'
      if (state !== 'refunded') return 'El pedido ha terminado. No se pagó nada.'
      if (side === 'seller')
        return method === 'card'
          ? 'El pedido ha terminado antes de que lo enviaras. Su dinero vuelve; lo tienes de nuevo a la venta.'
          : 'El pedido ha terminado antes de que lo enviaras y lo tienes de nuevo a la venta. Acordaste el pago con ella: devuélvele lo que pagó.'
      return method === 'card'
        ? 'El pedido ha terminado y tu dinero vuelve a tu tarjeta.'
        : 'El pedido ha terminado. Acordaste el pago con la otra persona, así que no podemos devolverlo: escríbenos si no vuelve.'
    },
    open: 'Ver el pedido',
    closing: 'Recibes este email porque trata de un pedido tuyo.',
  },
}
