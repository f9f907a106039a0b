import { defineTexts } from '../../lib/texts.ts'
import { PRODUCT_NAME } from '../../product.ts'

/** In conversations about something that is for sale. */
export const dealTexts = defineTexts({
  en: {
    about: 'What this conversation is about',
    yours: 'Your listing',
    received: `Careful: here are signs of a deal outside ${PRODUCT_NAME}. Whoever sends you to another page or another chat, or wants a transfer before you have seen anything, may be a scam.`,
    writing: `You are about to share a link, a number or a way to pay. Agree on ${PRODUCT_NAME}, where it can be read later: with what is agreed elsewhere nobody can help you.`,
  },
  es: {
    about: 'De qué trata esta conversación',
    yours: 'Tu anuncio',
    received: `Cuidado: hay señales de un trato fuera de ${PRODUCT_NAME}. Quien te manda a otra página o a otro chat, o te pide una transferencia antes de que hayas visto nada, puede estar estafándote.`,
    writing: `Vas a compartir un enlace, un número o una forma de pago. Acuerda en ${PRODUCT_NAME}, donde se puede leer después: con lo que se acuerda fuera nadie puede ayudarte.`,
  },
})
