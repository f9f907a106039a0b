import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'

export const orderReasons = defineTexts({
  en: {
    order_moved: 'This order has moved on meanwhile. What you see is up to date now.',
    sold_out: 'Somebody was faster: it is sold, or being paid for right now.',
    listing_closed: 'It is not on sale any more.',
    listing_not_found: 'It is not on sale any more.',
    not_on_sale: 'It is paused or has expired. Once it is on sale again, the offer can be accepted.',
    offer_answered: 'This offer was answered, withdrawn or has run out already.',
    offer_changed: 'There is a new offer on the table. Look at it first.',
    own_offer: 'The other one answers your offer.',
    own: 'This is your own listing.',
    order_open: 'You have an open offer or order for this already.',
    price_changed: 'The price has changed. Look at it again before you buy.',
    listing_changed: 'The seller has changed the listing meanwhile. Look at it again, and order if you still want it.',
    ordered_otherwise: 'This reached the seller already, as you sent it before. Look at what stands there.',
    adults_only: 'Only adults buy and sell.',
    birth_date_needed: 'Add your date of birth to your profile first.',
    reviewed_already: 'You have written your review already.',
    in_past: 'That time is over.',
    too_far: 'That is more than a year ahead.',
    order_not_found: 'There is no such order.',
    payment_unavailable: 'The payment provider does not answer. Nothing was taken; try again in a moment.',
    card_not_offered: 'This site takes no card payments.',
    method_not_offered: 'This seller is no longer paid this way. Choose another one.',
    delivery_not_offered: 'The seller no longer sends it this way. Choose another one.',
    price_too_low: 'A price is more than nothing.',
    price_too_high: 'This price is higher than the marketplace takes.',
  },
  es: {
    order_moved: 'Este pedido ha avanzado mientras tanto. Lo que ves ahora está al día.',
    sold_out: 'Otra persona fue más rápida: está vendido o se está pagando ahora mismo.',
    listing_closed: 'Ya no está a la venta.',
    listing_not_found: 'Ya no está a la venta.',
    not_on_sale: 'Está en pausa o ha caducado. Cuando vuelva a estar a la venta, se puede aceptar la oferta.',
    offer_answered: 'Esta oferta ya fue respondida, retirada o ha caducado.',
    offer_changed: 'Hay una oferta nueva sobre la mesa. Mírala primero.',
    own_offer: 'La otra persona responde a tu oferta.',
    own: 'Este anuncio es tuyo.',
    order_open: 'Ya tienes una oferta o un pedido abierto de esto.',
    price_changed: 'El precio ha cambiado. Míralo de nuevo antes de comprar.',
    listing_changed: 'La vendedora ha cambiado el anuncio mientras tanto. Míralo de nuevo y pide si aún lo quieres.',
    ordered_otherwise: 'Esto ya le llegó a la vendedora, como lo enviaste antes. Mira lo que hay.',
    adults_only: 'Solo las personas adultas compran y venden.',
    birth_date_needed: 'Añade primero tu fecha de nacimiento a tu perfil.',
    reviewed_already: 'Ya escribiste tu valoración.',
    in_past: 'Ese momento ya pasó.',
    too_far: 'Falta más de un año.',
    order_not_found: 'No existe este pedido.',
    payment_unavailable: 'El proveedor de pagos no responde. No se ha cobrado nada; inténtalo de nuevo en un momento.',
    card_not_offered: 'En este sitio no se paga con tarjeta.',
    method_not_offered: 'A esta vendedora ya no se le paga así. Elige otra forma.',
    delivery_not_offered: 'La vendedora ya no lo envía así. Elige otra forma.',
    price_too_low: 'Un precio es más que nada.',
    price_too_high: 'Este precio es más alto de lo que admite el mercado.',
  },
})

/** It is not what she saw: there is nothing to try again. A limit, an ended session or a bad line says nothing of the order. */
export const hasMovedOn = (error: unknown): boolean =>
  ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'].includes(failureOf(error).code)

/** One sentence about what went wrong with an order. */
export function useOrderError(): (error: unknown) => string {
  const words = useTexts(orderReasons)
  const errors = useTexts(errorTexts)
  return (error) => {
    const failure = failureOf(error)
    const reason = failure.reason ?? failure.fields[0]?.code ?? ''
    return reason in words ? words[reason as keyof typeof words] : errorText(errors, error)
  }
}
