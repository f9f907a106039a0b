import type { OrderCard } from '@heraia/contract/orders'
import type { Language } from '../../lib/languages.ts'
import { defineTexts } from '../../lib/texts.ts'
import { orderTexts } from './order-texts.ts'
import { stateNames } from './state-names.ts'

/** A service is given and had where a thing is sent and arrives. */
const ofServices = defineTexts({
  en: {
    states: { sent: 'Given', received: 'Received' },
    leftUntil: { paid: 'to give it', sent: 'until it counts as given' },
  },
  es: {
    states: { sent: 'Prestado', received: 'Recibido' },
    leftUntil: { paid: 'para prestarlo', sent: 'hasta que cuente como prestado' },
  },
})

/** What is picked up is handed over: nobody sends it, and nothing arrives. */
const ofPickup = defineTexts({
  en: {
    states: { sent: 'Handed over', received: 'Picked up' },
    leftUntil: { paid: 'to hand it over', sent: 'until it counts as picked up' },
  },
  es: {
    states: { sent: 'Entregado', received: 'Recogido' },
    leftUntil: { paid: 'para entregarlo', sent: 'hasta que cuente como recogido' },
  },
})

/** Nobody but who holds the money can say that it goes back: what two people arranged is theirs to settle. */
const endings = defineTexts({
  en: {
    toSend: 'to send it',
    toDecide: 'for the staff to decide',
    card: 'then the buyer is refunded',
    arranged: 'then the order is cancelled, and buyer and seller settle the money',
    refunded: 'Cancelled',
  },
  es: {
    toSend: 'para enviarlo',
    toDecide: 'para que el equipo decida',
    card: 'después se reembolsa a la compradora',
    arranged: 'después se cancela el pedido y el dinero lo arreglan las dos',
    refunded: 'Cancelado',
  },
})

/** What of an order its words depend on. */
export type WordedOrder = Pick<OrderCard, 'thing' | 'method' | 'delivery'>

/** How states and waits of an order are called. */
export function orderWords(language: Language, { thing, method, delivery }: WordedOrder) {
  const ending = endings[language]
  const way = thing.isService ? ofServices[language] : delivery === 'pickup' ? ofPickup[language] : null
  const isArranged = method === 'arranged'
  const then = isArranged ? ending.arranged : ending.card
  return {
    states: { ...stateNames[language], ...way?.states, ...(isArranged && { refunded: ending.refunded }) },
    leftUntil: {
      ...orderTexts[language].leftUntil,
      ...way?.leftUntil,
      paid: `${way?.leftUntil.paid ?? ending.toSend}; ${then}`,
      disputed: `${ending.toDecide}; ${then}`,
    },
  }
}
