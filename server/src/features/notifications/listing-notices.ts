import type { Listeners } from '../../announcements.ts'
import { notifyMany } from './notify-many.ts'
import { tellOfRemovedListing, withdrawNotice } from './withdraw-notice.ts'

/** What people hear of listings: their own, those that they keep, and those that match what they look for. */
export const listingListeners: Listeners = {
  'listing.asked': (tx, { listingId, sellerId, askerId }) =>
    notifyMany(tx, 'listing_question', [
      { to: sellerId, by: askerId, group: `listing_question:${listingId}`, listingId },
    ]),
  'listing.not_asked': (tx, { listingId, sellerId, askerId }) =>
    withdrawNotice(tx, {
      ...{ to: sellerId, by: askerId, kind: 'listing_question' },
      group: `listing_question:${listingId}`,
    }),
  'listing.answered': (tx, { listingId, questionId, sellerId, askerId }) =>
    notifyMany(tx, 'listing_answer', [{ to: askerId, by: sellerId, group: `listing_answer:${questionId}`, listingId }]),
  'listing.price_told': (tx, { listingId, sellerId, personIds }) =>
    notifyMany(
      tx,
      'listing_price',
      personIds.map((to) => ({ to, by: sellerId, group: `listing_price:${listingId}`, listingId })),
    ),
  'listing.matched': (tx, { matches }) =>
    notifyMany(
      tx,
      'listing_match',
      matches.map(({ personId: to, sellerId: by, searchId, listingId }) => ({
        ...{ to, by, group: `listing_match:${searchId}`, listingId },
      })),
    ),
  'listing.removed': tellOfRemovedListing,
  'listing.expired': (tx, { listings }) =>
    notifyMany(
      tx,
      'listing_expired',
      listings.map(({ listingId, sellerId }) => ({
        ...{ to: sellerId, by: sellerId, group: `listing_expired:${listingId}`, listingId },
      })),
    ),
}
