import { defineTexts } from '../../lib/texts.ts'
import { PRODUCT_NAME } from '../../product.ts'

/** In conversations about something that is for sale. */
export const dealTexts = defineTexts({
  en: {
    about: 'What this conversation is about',
    yours: 'Your listing',
    received: `Careful: here are signs of a deal outside ${PRODUCT_NAME}. Whoever sends you to another page, another chat or a transfer takes you out of reach of help.`,
    writing: `You are about to share a link, a number or a way to pay. Pay and agree on ${PRODUCT_NAME}: outside nobody can help you.`,
  },
  es: {
    about: 'De qué trata esta conversación',
    yours: 'Tu anuncio',
    received: `Cuidado: hay señales de un trato fuera de ${PRODUCT_NAME}. Quien te manda a otra página, a otro chat o a una transferencia te deja sin ayuda.`,
    writing: `Vas a compartir un enlace, un número o una forma de pago. Acuerda y paga en ${PRODUCT_NAME}: fuera nadie puede ayudarte.`,
  },
})
