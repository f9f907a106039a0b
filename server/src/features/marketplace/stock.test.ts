import type { ListingId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { saidListing, sells } from '@heraia/hosts/test/listings'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { type Context, inTransaction } from '../../context.ts'
import { takeDownListing } from './remove-listing.ts'
import { type Pieces, releaseStock, reserveStock, restock, sellStock } from './stock.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)
const mira = await joins('Mira Stock')

const within = <Result>(act: (tx: Context) => Promise<Result>) => inTransaction(heraia.context, act)
const goods = (listingId: ListingId, quantity = 1): Pieces => ({ listingId, quantity, isService: false })
const reserve = (id: ListingId, quantity = 1) => within((tx) => reserveStock(tx, goods(id, quantity)))
const seen = (id: ListingId) => stranger.marketplace.get({ id })

test('of the last one a hundred buyers at once get one', async () => {
  const { id } = await sells(mira)
  const got = await Promise.all(Array.from({ length: 100 }, () => reserve(id)))
  expect(got.filter(Boolean)).toHaveLength(1)
  expect(await seen(id)).toMatchObject({ state: 'reserved', available: 0 })
  await within((tx) => releaseStock(tx, goods(id)))
  expect(await seen(id)).toMatchObject({ state: 'active', available: 1 })
})

test('what is paid is sold; with the last one the listing is, and a return opens it again', async () => {
  const { id } = await sells(mira, { inventory: 2 })
  expect(await reserve(id, 3)).toBe(false)
  expect(await reserve(id, 2)).toBe(true)
  await within((tx) => sellStock(tx, goods(id)))
  expect(await seen(id)).toMatchObject({ state: 'reserved', available: 0 })
  await within((tx) => sellStock(tx, goods(id)))
  expect(await seen(id)).toMatchObject({ state: 'sold', available: 0 })
  expect(await within((tx) => sellStock(tx, goods(id)))).toBe(false)
  expect(await reserve(id)).toBe(false)
  // Her form says that it is sold, also where it stood open when the last one went.
  const own = { state: 'sold', fields: { inventory: 0 }, may: { edit: false } }
  expect(await mira.api.marketplace.editable({ id })).toMatchObject(own)
  await within((tx) => restock(tx, goods(id)))
  expect(await seen(id)).toMatchObject({ state: 'active', available: 1 })
})

test('a service never runs out', async () => {
  const coaching = { category: 'services', subcategory: 'coaching', schedule: 'Saturdays' }
  const { id } = await sells(mira, coaching)
  for (let booked = 0; booked < 3; booked += 1) {
    const lesson = { ...goods(id), isService: true }
    expect(await within((tx) => reserveStock(tx, lesson))).toBe(true)
    await within((tx) => sellStock(tx, lesson))
  }
  expect(await seen(id)).toMatchObject({ state: 'active', available: null })
})

test('while somebody pays she can neither delete it nor sell it elsewhere, nor offer fewer', async () => {
  const { id, pictures } = await sells(mira, { inventory: 2 })
  const mediaId = pictures[0]?.mediaId
  if (!mediaId) throw new Error('no picture')
  await reserve(id, 2)
  const { marketplace } = mira.api
  expect(await refusal(marketplace.remove({ id }))).toMatchObject({ status: 409, reason: 'listing_reserved' })
  expect(await refusal(marketplace.setState({ id, version: 1, state: 'sold' }))).toMatchObject({
    reason: 'listing_reserved',
  })
  for (const [said, field] of [
    [{ inventory: 1 }, 'inventory'],
    [{ currency: 'EUR' }, 'currency'],
    [{ category: 'services', subcategory: 'coaching', schedule: 'x' }, 'category'],
  ] as const) {
    const edit = marketplace.edit(saidListing(mediaId, { id, version: 1, inventory: 2, ...said }))
    expect(await refusal(edit)).toMatchObject({ status: 422, fields: [{ field, code: 'reserved' }] })
  }
  heraia.clock.advance({ hours: 61 * 24 })
  await heraia.runJob('marketplace.expire')
  expect(await seen(id)).toMatchObject({ state: 'reserved' })
})

test('what she writes while somebody buys is saved, and nothing that was sold is offered again', async () => {
  const lena = await joins('Lena Writes')
  const { id, pictures } = await sells(lena, { inventory: 5 })
  const mediaId = pictures[0]?.mediaId
  if (!mediaId) throw new Error('no picture')
  const { marketplace } = lena.api
  const { version, sold } = await marketplace.editable({ id })
  await reserve(id, 3)
  await within((tx) => sellStock(tx, goods(id, 2)))
  const said = saidListing(mediaId, { id, version, inventory: 5, title: 'Another title' })
  expect(await marketplace.edit({ ...said, sold })).toMatchObject({ title: 'Another title', available: 2 })
  await within((tx) => sellStock(tx, goods(id)))
  expect(await marketplace.edit({ ...said, sold }), 'sent twice').toMatchObject({ available: 2 })
  // Of what she said she has, nothing is left; without a word of what she knew, nothing is guessed.
  const late = { ...said, version: version + 1 }
  expect(await refusal(marketplace.edit({ ...late, sold, inventory: 3 }))).toMatchObject({
    fields: [{ field: 'inventory', code: 'sold_meanwhile' }],
  })
  expect(await refusal(marketplace.edit(late))).toMatchObject({ fields: [{ field: 'sold', code: 'required' }] })
  for (const said of [2_147_483_647, 1_000_000]) {
    expect(await refusal(marketplace.edit({ ...late, sold: said }))).toMatchObject({
      fields: [{ field: 'inventory', code: 'too_many' }],
    })
  }
  // A piece that came back is hers to sell.
  await within((tx) => restock(tx, goods(id)))
  expect(await marketplace.edit({ ...late, sold: 3, inventory: 2 })).toMatchObject({ available: 3 })
})

test('what was sold stays for those who bought it, and is gone for all others', async () => {
  const olga = await joins('Olga Stock')
  const { id, pictures } = await sells(olga)
  await reserve(id)
  await within((tx) => sellStock(tx, goods(id)))
  await olga.api.marketplace.remove({ id })
  expect(await refusal(seen(id))).toMatchObject({ status: 404 })
  expect((await olga.api.marketplace.mine({})).items).toEqual([])
  expect((await heraia.fetch(pictures[0]?.url ?? '')).status).toBe(404)
  expect(await heraia.db.selectFrom('listings').select('status').where('id', '=', id).execute()).toEqual([
    { status: 'removed' },
  ])
})

test('the staff takes a listing down and says why', async () => {
  const nora = await joins('Nora Taken Down')
  const { id } = await sells(nora)
  await takeDownListing(heraia.context, id, 'Counterfeit')
  expect(await refusal(seen(id))).toMatchObject({ status: 404 })
  const [own] = (await nora.api.marketplace.mine({})).items
  expect(own).toMatchObject({ state: 'removed', removedBecause: 'Counterfeit', may: { edit: false, renew: false } })
})
