import { withQuery } from './with-query.ts'

/** Of what she sells and buys, whose screens alone load them. */

export const newListing = () => '/marketplace/new'
export const editListing = (id: string) => `/marketplace/${encodeURIComponent(id)}/edit`
/** Her own; `state`: those that stand so. */
export const myListings = (state?: string) => withQuery('/marketplace/mine', { state })
export const savedListings = () => '/marketplace/saved'
/** Where a thing is bought at its price. */
export const checkout = (listingId: string, quantity?: number) =>
  withQuery(`/marketplace/${encodeURIComponent(listingId)}/buy`, {
    quantity: quantity === 1 ? undefined : quantity?.toString(),
  })
/** What she buys and sells. */
export const orders = (shown: { side?: string; filter?: string } = {}) =>
  withQuery('/orders', {
    side: shown.side === 'buying' ? undefined : shown.side,
    filter: shown.filter === 'all' ? undefined : shown.filter,
  })
/** Where a price that was agreed on is paid. */
export const orderCheckout = (id: string) => `/orders/${encodeURIComponent(id)}/checkout`
export const order = (id: string) => `/orders/${encodeURIComponent(id)}`
/** Where a seller says who gets the money that is paid by card. */
export const payouts = () => '/orders/payouts'
