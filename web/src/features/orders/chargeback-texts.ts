import { defineTexts } from '../../lib/texts.ts'

/** When the buyer asked her bank for the money back. */
export const chargebackTexts = defineTexts({
  en: {
    atBank: 'At the bank',
    title: {
      open: 'The bank has the money',
      won: 'The bank decided for the seller',
      lost: 'The bank decided for the buyer',
    },
    words: {
      open: 'The buyer asked her bank for the money back. The bank decides, often after weeks; until then nothing goes on here. Write below what shows what was sent and what arrived.',
      won: 'The payment stands. If the order is still disputed, our staff decides it now.',
      lost: 'The buyer has her money back by her bank. Nothing is paid to the seller any more.',
    },
    /** The bank decided after the money was paid out. */
    lostAfter: 'The buyer has her money back by her bank, after the seller had been paid. Our staff writes to both.',
    details: 'For the staff',
    reference: 'Number at the payment provider',
    reason: 'Reason',
    amount: 'Amount',
    answerBy: 'Answer there until',
    hint: 'Answer in the provider’s dashboard, with what both of them wrote here.',
  },
  es: {
    atBank: 'En el banco',
    title: {
      open: 'El banco tiene el dinero',
      won: 'El banco ha dado la razón a la vendedora',
      lost: 'El banco ha dado la razón a la compradora',
    },
    words: {
      open: 'La compradora ha reclamado el dinero a su banco. El banco decide, a menudo tras semanas; hasta entonces aquí no se avanza. Escribe abajo lo que muestre qué se envió y qué llegó.',
      won: 'El pago se mantiene. Si el pedido sigue en disputa, ahora decide nuestro equipo.',
      lost: 'La compradora tiene su dinero de vuelta por su banco. A la vendedora ya no se le paga nada.',
    },
    lostAfter:
      'La compradora tiene su dinero de vuelta por su banco, después de que se pagara a la vendedora. Nuestro equipo escribe a las dos.',
    details: 'Para el equipo',
    reference: 'Número en el proveedor de pagos',
    reason: 'Motivo',
    amount: 'Importe',
    answerBy: 'Responde allí antes del',
    hint: 'Responde en el panel del proveedor, con lo que las dos escribieron aquí.',
  },
})
