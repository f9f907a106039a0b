import { defineTexts } from '../../lib/texts.ts'

/** Each state as a word, as its reader meets it. */
export const stateNames = defineTexts({
  en: {
    offered: 'Offer',
    accepted: 'Price agreed',
    reserved: 'Waiting for payment',
    paid: 'Paid',
    sent: 'Sent',
    received: 'Arrived',
    completed: 'Completed',
    disputed: 'Problem reported',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    expired: 'Ran out',
  },
  es: {
    offered: 'Oferta',
    accepted: 'Precio acordado',
    reserved: 'Pendiente de pago',
    paid: 'Pagado',
    sent: 'Enviado',
    received: 'Recibido',
    completed: 'Completado',
    disputed: 'Con un problema',
    refunded: 'Reembolsado',
    cancelled: 'Cancelado',
    expired: 'Caducado',
  },
})
