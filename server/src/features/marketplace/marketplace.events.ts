import type { ListingId, ListingQuestionId } from '@heraia/contract/ids'
import type { Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { whenSeenOrNot } from '../../counted-rows.ts'
import { countedSaves } from './favourites/counted-saves.ts'
import { listingCounts } from './search/count-listings.ts'
import { tellPriceLater } from './tell-price.ts'

interface Listed {
  listingId: ListingId
  sellerId: string
}

interface Questioned extends Listed {
  questionId: ListingQuestionId
  askerId: string
}

/** A search that somebody saved, and the newest of the listings that match it. */
export interface Match extends Listed {
  searchId: string
  personId: string
}

declare module '../../announcements.ts' {
  interface Announcements {
    'listing.published': Listed
    'listing.price_fell': Listed
    /** Those of these who keep it are told; some at a time. */
    'listing.price_told': Listed & { personIds: string[] }
    'listing.asked': Questioned
    /** She asks nothing about this listing any more. */
    'listing.not_asked': { listingId: ListingId; sellerId: string; askerId: string }
    'listing.answered': Questioned
    'listing.matched': { matches: Match[] }
    /** By its seller or the staff. */
    'listing.removed': Listed
    /** Nobody can have it any more as those who bargain for it were offered it. */
    'listing.withdrawn': Listed
    'listing.expired': { listings: Listed[] }
  }
}

async function forgetCounts(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  tx.afterCommit(async () => listingCounts.forget(tx.ports, [blockerId, blockedId]))
}

export const marketplaceListeners: Listeners = {
  ...whenSeenOrNot(countedSaves.recountLater),
  'person.blocked': forgetCounts,
  'person.unblocked': forgetCounts,
  'listing.price_fell': tellPriceLater,
}
