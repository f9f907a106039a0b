import { deleted, emptied, leftOut, type PersonReferences, rows } from '../../personal-data/reference.ts'

/** The other one keeps the order, without a word of hers. Each was ended when she asked to leave. */
export const ordersPersonalData: PersonReferences = {
  'orders.buyer_id': { atTheEnd: emptied({ address: null }), inArchive: rows() },
  'orders.seller_id': { atTheEnd: emptied({ tracking: null }), inArchive: rows('address') },
  'order_events.by_id': { atTheEnd: emptied({ note: null }), inArchive: rows() },
  'order_reviews.author_id': { atTheEnd: emptied({ text: '' }), inArchive: rows() },
  'order_reviews.subject_id': { atTheEnd: deleted, inArchive: leftOut('what others said of her') },
  'payout_accounts.person_id': { atTheEnd: deleted, inArchive: rows() },
}
