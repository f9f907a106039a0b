import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { market } from '@heraia/hosts/test/orders'
import { type Player, refusal } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10_000_000 } } })
afterAll(() => heraia.close())
const { trader, stranger, sells, buys, brings } = market(heraia)

async function completed(seller?: Player) {
  const both = { seller: seller ?? (await trader('Sara Seller')), buyer: await trader('Bea Buyer') }
  const order = await brings(await buys(both.buyer, await sells(both.seller)), both, 'completed')
  return { ...both, id: order.id }
}
const starsOf = async (seller: Player) =>
  (await stranger.orders.reviews({ id: seller.id })).items.map(({ stars }) => stars)
const ratingOf = ({ id }: Player) =>
  heraia.db
    .selectFrom('seller_ratings')
    .select(['reviews', 'stars_total'])
    .where('seller_id', '=', id)
    .executeTakeFirst()

test('what one says stays closed until both have spoken', async () => {
  const { seller, buyer, id } = await completed()
  const hers = await buyer.api.orders.review({ id, stars: 4, words: 'Quick' })
  expect(hers).toMatchObject({ reviews: { byBuyer: { stars: 4 }, bySeller: null }, may: [] })
  expect((await seller.api.orders.get({ id })).reviews).toEqual({ byBuyer: null, bySeller: null })
  expect(await starsOf(seller)).toEqual([])
  expect(await ratingOf(seller)).toBeUndefined()
  const both = await seller.api.orders.review({ id, stars: 5, words: '' })
  expect(both.reviews).toMatchObject({ byBuyer: { stars: 4, text: 'Quick' }, bySeller: { stars: 5 } })
  expect(await starsOf(seller)).toEqual([4])
  expect(await ratingOf(seller)).toEqual({ reviews: 1, stars_total: 4 })
  // What she said of her buyer is no rating of a seller.
  expect(await starsOf(buyer)).toEqual([])
})

test('after a week what one said stands alone, and nobody adds to it', async () => {
  const { seller, buyer, id } = await completed()
  await buyer.api.orders.review({ id, stars: 2, words: 'Late' })
  heraia.clock.advance({ days: 7, minutes: 1 })
  await heraia.runJobs()
  expect(await starsOf(seller)).toEqual([2])
  expect(await ratingOf(seller)).toEqual({ reviews: 1, stars_total: 2 })
  expect((await seller.api.orders.get({ id })).reviews.byBuyer).toMatchObject({ stars: 2 })
  expect(await refusal(seller.api.orders.review({ id, stars: 1, words: 'Revenge' }))).toMatchObject({ status: 409 })
})

test('once, by the two of a completed order', async () => {
  const { seller, buyer, id } = await completed()
  const said = { id, stars: 3, words: 'Fine' }
  await buyer.api.orders.review(said)
  await buyer.api.orders.review(said)
  expect(await refusal(buyer.api.orders.review({ ...said, stars: 5 }))).toMatchObject({ reason: 'reviewed_already' })
  const eva = await trader('Eva')
  expect(await refusal(eva.api.orders.review(said))).toMatchObject({ status: 404 })
  const open = await buys(eva, await sells(seller))
  expect(await refusal(eva.api.orders.review({ ...said, id: open.id }))).toMatchObject({ reason: 'order_moved' })
  for (const stars of [0, 6, 2.5]) {
    expect(await refusal(seller.api.orders.review({ id, stars, words: '' }))).toMatchObject({ status: 422 })
  }
})

test('whom a block hides is not named, and her review stands', async () => {
  const { seller, buyer, id } = await completed()
  await buyer.api.orders.review({ id, stars: 5, words: 'Great' })
  await seller.api.orders.review({ id, stars: 5, words: 'Great' })
  const eva = await trader('Eva')
  expect((await eva.api.orders.reviews({ id: seller.id })).items[0]?.by?.name).toBe('Bea Buyer')
  await eva.api.profiles.block({ id: buyer.id })
  expect((await eva.api.orders.reviews({ id: seller.id })).items).toMatchObject([{ by: null, stars: 5 }])
  await seller.api.profiles.block({ id: eva.id })
  expect(await refusal(eva.api.orders.reviews({ id: seller.id }))).toMatchObject({ status: 404 })
})
