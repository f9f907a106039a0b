import { counted, defineTexts } from '../../lib/texts.ts'

/** Offers and orders beside a conversation. */
export const dealTexts = defineTexts({
  en: {
    between: 'Offers and orders in this conversation',
    failed: 'Your offers and orders could not be loaded.',
    youOffer: (price: string) => `You offered ${price}`,
    theyOffer: (name: string, price: string) => `${name} offers ${price}`,
    see: 'See the order',
    more: (count: number) => counted('en', count, { one: '# more offer or order', other: '# more offers or orders' }),
  },
  es: {
    between: 'Ofertas y pedidos en esta conversación',
    failed: 'No se pudieron cargar tus ofertas y pedidos.',
    youOffer: (price: string) => `Has ofrecido ${price}`,
    theyOffer: (name: string, price: string) => `${name} ofrece ${price}`,
    see: 'Ver el pedido',
    more: (count: number) => counted('es', count, { one: '# oferta o pedido más', other: '# ofertas o pedidos más' }),
  },
})
