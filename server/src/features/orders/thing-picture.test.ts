import { OrderId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { isAdult, saidListing, sells } from '@heraia/hosts/test/listings'
import { checkoutSaid } from '@heraia/hosts/test/orders'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 1_000_000 } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

test('an order shows its thing as it was bought, to the two alone, whatever the seller shows or deletes since', async () => {
  const [sara, bea, eva] = [await joins('Sara Seller'), await joins('Bea Buyer'), await joins('Eva Else')]
  await isAdult(bea)
  const listing = await sells(sara)
  const id = OrderId.parse(newId())
  const said = { ...checkoutSaid, delivery: 'pickup', shippingName: null, address: null, totalCents: 12_000 } as const
  await bea.api.orders.buy({ id, listingId: listing.id, quantity: 1, ...said })
  const status = async (url: string | undefined) => (await heraia.fetch(url ?? '')).status
  const pictureFor = async (who: typeof bea) => (await who.api.orders.get({ id })).thing.picture?.url
  expect(await status(await pictureFor(bea))).toBe(200)

  const other = await sara.uploads(await pngOf(), { purpose: 'listing' })
  const { version } = await sara.api.marketplace.editable({ id: listing.id })
  await sara.api.marketplace.edit(saidListing(other, { id: listing.id, version }))
  await sara.api.orders.step({ id, step: 'cancel', note: null })
  await sara.api.marketplace.remove({ id: listing.id })
  await heraia.runJobs()
  const hers = await pictureFor(bea)
  expect(hers).toContain(listing.pictures[0]?.mediaId)
  expect([await status(hers), await status(await pictureFor(sara))]).toEqual([200, 200])
  const bare = hers?.split('?')[0] ?? ''
  expect(await status(bare)).toBe(404)
  // An address is made for whom it was shown to: another person's own pass does not open it.
  const { items } = await eva.api.marketplace.search({})
  expect(items).toEqual([])
  const pass = (await eva.api.profiles.get({ id: sara.id })).id
  expect(await status(`${bare}?v=${pass}`)).toBe(404)
})

test('once the seller is gone for good her picture is too', async () => {
  const [sara, bea] = [await joins('Sara Leaves'), await joins('Bea Stays')]
  await isAdult(bea)
  const listing = await sells(sara)
  const id = OrderId.parse(newId())
  const said = { ...checkoutSaid, delivery: 'pickup', shippingName: null, address: null, totalCents: 12_000 } as const
  await bea.api.orders.buy({ id, listingId: listing.id, quantity: 1, ...said })
  await heraia.db.deleteFrom('listing_media').where('listing_id', '=', listing.id).execute()
  await heraia.db.deleteFrom('media_files').where('owner_id', '=', sara.id).execute()
  expect((await bea.api.orders.get({ id })).thing).toMatchObject({ title: 'Carbon racket', picture: null })
})
