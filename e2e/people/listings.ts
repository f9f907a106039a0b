import { isAdult, saidListing } from '@heraia/hosts/test/listings'
import { untilProcessed } from '@heraia/hosts/test/until-processed'
import type { Person } from './person.ts'
import { photo } from './pictures.ts'

/** Puts a thing on sale with two pictures, and answers its address: without the form, which has a journey of its own. */
export async function listsThing(
  { player }: Pick<Person, 'player'>,
  said: { title: string; priceCents: number },
): Promise<string> {
  await isAdult(player)
  const uploads = async (width: number) => {
    const { buffer, mimeType } = await photo('thing.jpg', width, 900)
    return player.uploads(new Uint8Array(buffer), { purpose: 'listing', type: mimeType })
  }
  const [first, second] = await Promise.all([uploads(900), uploads(800)])
  const listing = await untilProcessed(() =>
    player.api.marketplace.publish({
      ...saidListing(first, { ...said, category: 'apparel', subcategory: 'footwear', sport: null, location: null }),
      shipping: { options: [{ name: 'Post', priceCents: 490 }], pickup: false, note: null },
      images: [
        { mediaId: first, alt: 'Two red climbing shoes' },
        { mediaId: second, alt: '' },
      ],
    }),
  )
  return `/marketplace/${listing.id}`
}
