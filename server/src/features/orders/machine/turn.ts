import type { OrderFacts } from './transitions.ts'

/** Who has to do something next; null: nobody has, or the staff. */
export function turnOf({ state, offerBy, method }: OrderFacts): 'buyer' | 'seller' | null {
  switch (state) {
    case 'offered':
      return offerBy === 'buyer' ? 'seller' : 'buyer'
    case 'accepted':
    case 'sent':
    case 'received':
      return 'buyer'
    case 'reserved':
      return method === 'card' ? 'buyer' : 'seller'
    case 'paid':
      return 'seller'
    default:
      return null
  }
}
