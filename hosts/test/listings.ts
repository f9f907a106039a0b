import { ListingId, type MediaId } from '@heraia/contract/ids'
import type { ApiClient } from '@heraia/contract/index'
import type { Listing } from '@heraia/contract/listings'
import { uuid7 } from '@heraia/contract/uuid7'
import { pngOf } from './sample-pictures.ts'
import type { Player } from './season.ts'

export type SaidListing = Parameters<ApiClient['marketplace']['publish']>[0]

/** What she says of a thing that she sells: a racket for 120 dollars, unless said. */
export const saidListing = (mediaId: MediaId, said: Partial<SaidListing> = {}): SaidListing => ({
  id: ListingId.parse(uuid7()),
  ...{ version: 0, title: 'Carbon racket', description: 'Played for one season.', category: 'equipment' },
  ...{ subcategory: 'competition', sport: 'Tennis', condition: 'good', size: null, priceCents: 12_000 },
  ...{ currency: 'USD', inventory: 1, schedule: null, returnPolicy: 'Within 14 days.', warranty: null },
  shipping: { options: [{ name: 'Parcel', priceCents: 900 }], pickup: true, note: null },
  keywords: ['racket', 'tennis', 'carbon', 'court', 'match'],
  location: 'Madrid, Spain',
  images: [{ mediaId, alt: 'A racket on clay' }],
  ...said,
})

/** Who sells and buys has said that she is an adult. */
export async function isAdult(player: Player): Promise<void> {
  const { information } = await player.api.profiles.editable()
  if (information.dateOfBirth === null) await player.saves({ dateOfBirth: '1990-05-04' })
}

/** Uploads a picture and puts something on sale. */
export async function sells(player: Player, said: Partial<SaidListing> = {}): Promise<Listing> {
  await isAdult(player)
  const mediaId = await player.uploads(await pngOf(), { purpose: 'listing' })
  return player.api.marketplace.publish(saidListing(mediaId, said))
}
