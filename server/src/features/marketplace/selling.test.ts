import { ListingId, MediaId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { isAdult, type SaidListing, saidListing, sells } from '@heraia/hosts/test/listings'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, type Refusal, refusal, season } from '@heraia/hosts/test/season'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../context.ts'

const heraia = await createTestHeraia({ connections: 8, settings: { auth: { accessTokenSeconds: 10 ** 8 } } })
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

const mira = await joins('Mira Sells')
const dana = await joins('Dana Looks')
await isAdult(mira)
await mira.saves({ location: 'Málaga, Spain' })
const uploads = async (player: Player = mira) => player.uploads(await pngOf(), { purpose: 'listing' })
const market = mira.api.marketplace
const stateOf = async (id: ListingId) => (await market.editable({ id })).state

const by = (name: string, priceCents: number, ways = 1) => ({
  ...{ options: Array.from({ length: ways }, () => ({ name, priceCents })), pickup: false, note: null },
})

describe('publishing', () => {
  test('shows all of it to everybody, at once, and once however often it is sent', async () => {
    const said = saidListing(await uploads(), { location: null })
    const listing = await market.publish(said)
    expect(await market.publish(said)).toEqual(listing)
    expect(listing).toMatchObject({
      ...{ title: 'Carbon racket', kind: 'goods', state: 'active', available: 1, location: 'Málaga, Spain' },
      ...{ price: { cents: 12_000, currency: 'USD' }, shippingFromCents: 900, pickup: true, condition: 'good' },
      ...{ keywords: said.keywords, returnPolicy: 'Within 14 days.', priceBeforeCents: null },
      pictures: [{ mediaId: said.images[0]?.mediaId, alt: 'A racket on clay', small: true }],
      sellerCard: { rating: { reviews: 0, stars: null }, listings: 1, relation: { isSelf: true } },
      may: { edit: true, buy: false, ask: false, save: false, report: false },
    })
    const seen = await stranger.marketplace.get({ id: said.id })
    expect(seen).toMatchObject({ id: said.id, expiresAt: null, sellerCard: { relation: null }, may: { edit: false } })
    expect((await heraia.fetch(seen.pictures[0]?.url ?? '')).status).toBe(200)
    expect(await dana.api.marketplace.get({ id: said.id })).toMatchObject({
      may: { edit: false, buy: true, ask: true, save: true, report: true, message: true },
    })
  })

  test('a place that she takes out is not put back from her profile', async () => {
    const said = saidListing(await uploads(), { location: '' })
    expect((await market.publish(said)).location).toBeNull()
    expect((await market.editable({ id: said.id })).fields.location).toBeNull()
  })

  test.each<[string, Partial<SaidListing>, string]>([
    ['no title', { title: '  ' }, 'title'],
    ['61 letters', { title: 'x'.repeat(61) }, 'title'],
    ['no description', { description: '' }, 'description'],
    ['nothing as a price', { priceCents: 0 }, 'priceCents'],
    ['less than nothing', { priceCents: -1 }, 'priceCents'],
    ['three decimals', { priceCents: 1999.5 }, 'priceCents'],
    ['a price without end', { priceCents: 1e308 }, 'priceCents'],
    ['infinity', { priceCents: Number.POSITIVE_INFINITY }, 'priceCents'],
    ['more than a million', { priceCents: 100_000_001 }, 'priceCents'],
    ['a currency of its own', { currency: 'BTC' as 'USD' }, 'currency'],
    ['none in stock', { inventory: 0 }, 'inventory'],
    ['half a racket', { inventory: 1.5 }, 'inventory'],
    ['four keywords', { keywords: ['a', 'b', 'c', 'd'] }, 'keywords'],
    ['nine keywords', { keywords: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] }, 'keywords'],
    ['the same word twice', { keywords: ['Ball', 'ball', 'c', 'd', 'e'] }, 'keywords'],
    ['a blank keyword', { keywords: ['a', ' ', 'c', 'd', 'e'] }, 'keywords.1'],
    ['no picture', { images: [] }, 'images'],
    ['no way to get it', { shipping: { options: [], pickup: false, note: null } }, 'shipping'],
    ['no word of shipping', { shipping: null }, 'shipping'],
    ['postage that pays her', { shipping: by('Parcel', -1) }, 'shipping.options.0.priceCents'],
    ['half a cent of postage', { shipping: by('Parcel', 0.5) }, 'shipping.options.0.priceCents'],
    ['postage without end', { shipping: by('Parcel', 1e308) }, 'shipping.options.0.priceCents'],
    ['two ways of one name', { shipping: by('Parcel', 100, 2) }, 'shipping'],
    ['a way without a name', { shipping: by(' ', 100) }, 'shipping.options.0.name'],
    ['more ways than five', { shipping: by('Parcel', 100, 6) }, 'shipping.options'],
    ['more of them than there are', { inventory: 1e9 }, 'inventory'],
    ['a keyword that is a story', { keywords: ['x'.repeat(31), 'b', 'c', 'd', 'e'] }, 'keywords.0'],
    ['a description that is a book', { description: 'x'.repeat(5001) }, 'description'],
    ['no return policy', { returnPolicy: '' }, 'returnPolicy'],
    ['a category that is none', { category: 'weapons' }, 'subcategory'],
    ['a subcategory of another', { subcategory: 'footwear' }, 'subcategory'],
    ['a category for a subcategory', { subcategory: 'equipment' }, 'subcategory'],
    ['an SQL category', { category: "x' or 1=1" }, 'category'],
    ['a condition of its own', { condition: 'broken' as 'new' }, 'condition'],
    ['a coach by post', { category: 'services', subcategory: 'coaching' }, 'schedule'],
  ])('%s is refused, with the field', async (_, wrong, field) => {
    const said = saidListing(MediaId.parse(newId()), wrong)
    const refused = await refusal(market.publish(said))
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.fields?.map((each) => each.field)).toContain(field)
  })

  test('six pictures are too many, five are not, and their order is hers', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => uploads()))
    const images = ids.map((mediaId, at) => ({ mediaId, alt: `${at}` }))
    const [first] = ids
    if (!first) throw new Error('nothing uploaded')
    const said = saidListing(first, { images })
    expect(await refusal(market.publish(said))).toMatchObject({ fields: [{ field: 'images', code: 'too_many' }] })
    const listing = await market.publish({ ...said, images: images.slice(0, 5).reverse() })
    expect(listing.pictures.map(({ alt }) => alt)).toEqual(['4', '3', '2', '1', '0'])
    expect(listing.picture?.alt).toBe('4')
  })

  test('services have a schedule, and neither stock nor condition nor shipping', async () => {
    const coaching = { category: 'services', subcategory: 'coaching', schedule: 'Saturdays, by arrangement' }
    const listing = await sells(mira, { title: 'Coaching', ...coaching })
    expect(listing).toMatchObject({ kind: 'service', available: null, condition: null, shipping: null })
    expect(listing).toMatchObject({ schedule: 'Saturdays, by arrangement', shippingFromCents: null, pickup: false })
  })

  test('selling asks for a date of birth, and for 18 years', async () => {
    const eva = await joins('Eva Young')
    const said = saidListing(await uploads(eva))
    expect(await eva.api.marketplace.selling()).toMatchObject({ may: false, because: 'birth_date_needed' })
    expect(await refusal(eva.api.marketplace.publish(said))).toMatchObject({ status: 403, reason: 'birth_date_needed' })
    await eva.api.marketplace.saveDraft({ id: ListingId.parse(newId()), version: 0 })
    await eva.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
    expect(await eva.api.marketplace.selling()).toMatchObject({ may: false, because: 'adults_only' })
    expect(await refusal(eva.api.marketplace.publish(said))).toMatchObject({ status: 403, reason: 'adults_only' })
    const draft = { id: ListingId.parse(newId()), version: 0 }
    expect(await refusal(eva.api.marketplace.saveDraft(draft))).toMatchObject({ status: 403, reason: 'adults_only' })
    expect(await market.selling()).toEqual({ may: true, because: null, location: 'Málaga, Spain' })
  })

  test('who says that she is a minor takes what she sells off the market', async () => {
    const ida = await joins('Ida Minor')
    const { id } = await sells(ida)
    await ida.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
    expect(await refusal(dana.api.marketplace.get({ id }))).toMatchObject({ status: 404 })
    expect(await ida.api.marketplace.get({ id })).toMatchObject({ id })
    const { version } = await ida.api.marketplace.setState({ id, version: 1, state: 'paused' })
    expect(await refusal(ida.api.marketplace.setState({ id, version, state: 'active' }))).toMatchObject({
      ...{ status: 403, reason: 'adults_only' },
    })
  })

  test('pictures are hers, and used once', async () => {
    const mediaId = await uploads(dana)
    expect(await refusal(market.publish(saidListing(mediaId)))).toMatchObject({ reason: 'media_not_found' })
    const used = (await sells(mira)).pictures[0]?.mediaId
    if (!used) throw new Error('no picture')
    expect(await refusal(market.publish(saidListing(used)))).toMatchObject({ reason: 'media_in_use' })
    const avatar = await mira.uploads(await pngOf(), { purpose: 'gallery' })
    expect(await refusal(market.publish(saidListing(avatar)))).toMatchObject({ reason: 'media_wrong_purpose' })
    const { id } = await sells(dana)
    expect(await refusal(market.publish(saidListing(await uploads(), { id })))).toMatchObject({ reason: 'id_taken' })
  })

  test('with other words once it is published, her price is neither lost nor said to be on sale', async () => {
    const said = saidListing(await uploads())
    await market.publish(said)
    for (const other of [{ priceCents: 9_900 }, { title: 'Racket, new strings' }]) {
      const refused = await refusal(market.publish({ ...said, ...other }))
      expect(refused).toMatchObject({ status: 409, reason: 'listing_published' })
    }
    const alt = said.images.map(({ mediaId }) => ({ mediaId, alt: 'Strings' }))
    expect(await refusal(market.publish({ ...said, images: alt }))).toMatchObject({ reason: 'listing_published' })
    expect(await market.get({ id: said.id })).toMatchObject({ price: { cents: 12_000 }, title: 'Carbon racket' })
    const { version } = await market.editable({ id: said.id })
    expect(await market.edit({ ...said, version, priceCents: 9_900 })).toMatchObject({ price: { cents: 9_900 } })
    expect(await refusal(market.publish(said))).toMatchObject({ reason: 'listing_published' })
  })

  test('sent from two tabs at once there is one', async () => {
    const said = saidListing(await uploads())
    const both = await Promise.allSettled([market.publish(said), market.publish(said)])
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect((await market.publish(said)).id).toBe(said.id)
    const rows = await heraia.db.selectFrom('listings').select('id').where('id', '=', said.id).execute()
    expect(rows).toHaveLength(1)
  })
})

describe('a draft', () => {
  test('sent several times at once there is one, and each is answered with it', async () => {
    const id = ListingId.parse(newId())
    const said = { id, version: 0, title: 'At once', keywords: ['net'] }
    const all = await Promise.all([1, 2, 3, 4].map(() => market.saveDraft(said)))
    expect(all.map(({ version, fields }) => `${version} ${fields.title}`)).toEqual(Array(4).fill('1 At once'))
    expect(await refusal(market.saveDraft({ ...said, title: 'Another' }))).toMatchObject({ reason: 'edited_elsewhere' })
    expect(await refusal(dana.api.marketplace.saveDraft(said))).toMatchObject({ reason: 'id_taken' })
  })

  test('holds whatever is there, is hers alone, and becomes a listing', async () => {
    const id = ListingId.parse(newId())
    const mediaId = await uploads()
    const draft = await market.saveDraft({ id, version: 0, title: 'Half', images: [{ mediaId, alt: 'x' }] })
    expect(draft).toMatchObject({ version: 1, state: 'draft', fields: { title: 'Half', priceCents: null } })
    expect(draft.may).toMatchObject({ edit: true, publish: true, pause: false, renew: false, remove: true })
    for (const { api } of [dana, mira]) {
      expect(await refusal(api.marketplace.get({ id }))).toMatchObject({ reason: 'listing_not_found' })
    }
    const [picture] = draft.fields.images
    expect((await heraia.fetch(picture?.url ?? '')).status).toBe(200)
    expect((await heraia.fetch((picture?.url ?? '').split('?')[0] ?? '')).status).toBe(404)
    // The answer was lost on its way.
    const again = await market.saveDraft({ id, version: 0, title: 'Half', images: [{ mediaId, alt: 'x' }] })
    expect(again).toMatchObject({ version: 1, fields: { title: 'Half' } })
    const second = await market.saveDraft({ id, version: 1, title: 'Two thirds', images: [] })
    expect(second).toMatchObject({ version: 2, fields: { title: 'Two thirds', images: [] } })
    expect(await refusal(market.saveDraft({ id, version: 1, title: 'Late' }))).toMatchObject({
      ...{ status: 409, reason: 'edited_elsewhere' },
    })
    const said = saidListing(await uploads(), { id, version: 2 })
    expect(await market.publish(said)).toMatchObject({ id, state: 'active' })
    expect(await refusal(market.saveDraft({ id, version: 3 }))).toMatchObject({ reason: 'listing_published' })
  })
})

describe('a published listing', () => {
  test('is changed by her, unless another tab was faster; the price before stands beside a lower one', async () => {
    const { id, pictures } = await sells(mira)
    const kept = pictures[0]?.mediaId ?? MediaId.parse(newId())
    const said = saidListing(kept, { id, version: 1 })
    expect(await refusal(dana.api.marketplace.edit(said))).toMatchObject({ status: 403, reason: 'not_seller' })
    const more = [{ mediaId: await uploads(), alt: 'Strings' }, ...said.images]
    const edited = await market.edit({ ...said, priceCents: 9_900, images: more })
    expect(edited).toMatchObject({ price: { cents: 9_900 }, priceBeforeCents: 12_000 })
    expect(edited.pictures.map(({ alt }) => alt)).toEqual(['Strings', 'A racket on clay'])
    const again = await market.edit({ ...said, priceCents: 9_900, images: more })
    expect(again).toMatchObject({ price: { cents: 9_900 }, priceBeforeCents: 12_000 })
    expect((await market.editable({ id })).version).toBe(2)
    expect(await refusal(market.edit(said))).toMatchObject({ status: 409, reason: 'edited_elsewhere' })
    const [strings] = more
    if (!strings) throw new Error('none')
    const dearer = await market.edit({ ...said, version: 2, priceCents: 11_000, images: [strings] })
    expect(dearer).toMatchObject({ priceBeforeCents: null, pictures: [{ alt: 'Strings' }] })
    await heraia.runJobs()
    expect([...heraia.files.stored.keys()].filter((key) => key.includes(kept))).toEqual([])
    expect(await refusal(market.edit({ ...said, version: 3, title: '' }))).toMatchObject({ status: 422 })
  })

  test('pauses, goes on, is sold, and is on sale again where some are left', async () => {
    const { id } = await sells(mira)
    expect(await market.setState({ id, version: 1, state: 'paused' })).toMatchObject({ state: 'paused', version: 2 })
    expect(await refusal(stranger.marketplace.get({ id }))).toMatchObject({ status: 404 })
    expect(await market.setState({ id, version: 2, state: 'paused' })).toMatchObject({ version: 2 })
    expect(await refusal(market.setState({ id, version: 1, state: 'active' }))).toMatchObject({ status: 409 })
    expect(await market.setState({ id, version: 2, state: 'active' })).toMatchObject({ state: 'active' })
    expect(await market.setState({ id, version: 3, state: 'sold' })).toMatchObject({ state: 'sold' })
    expect(await stranger.marketplace.get({ id })).toMatchObject({ state: 'sold', may: { buy: false } })
    expect(await refusal(market.edit(saidListing(MediaId.parse(newId()), { id, version: 4 })))).toMatchObject({
      reason: 'listing_closed',
    })
    expect((await market.mine({ state: 'sold' })).items.map((each) => each.id)).toContain(id)
    expect(await refusal(dana.api.marketplace.setState({ id, version: 4, state: 'active' }))).toMatchObject({
      ...{ status: 403, reason: 'not_seller' },
    })
    expect((await market.editable({ id })).may).toMatchObject({ resume: true, pause: false, markSold: false })
    heraia.clock.advance({ days: 90 })
    const again = await market.setState({ id, version: 4, state: 'active' })
    expect(Date.parse(again.expiresAt ?? '')).toBeGreaterThan(heraia.clock.now().getTime())
    expect(await stranger.marketplace.get({ id })).toMatchObject({ state: 'active', available: 1 })
  })

  test('that is deleted at that moment is neither kept nor asked about: it is not found', async () => {
    const { id } = await sells(mira)
    const acts: Promise<Refusal>[] = []
    await inTransaction(heraia.context, async (tx) => {
      await sql`delete from listings where id = ${id}::uuid`.execute(tx.db)
      acts.push(refusal(dana.api.marketplace.save({ id })))
      acts.push(refusal(dana.api.marketplace.ask({ id, questionId: newId() as never, text: 'Still there?' })))
      await untilWaiting(heraia, 2)
    })
    expect(await Promise.all(acts)).toMatchObject(Array(2).fill({ status: 404, reason: 'listing_not_found' }))
  })

  test('expires after its term, is told of, and is renewed', async () => {
    const nora = await joins('Nora Expires')
    const { id } = await sells(nora)
    const own = nora.api.marketplace
    expect(await refusal(own.renew({ id }))).toMatchObject({ status: 409, reason: 'too_soon' })
    heraia.clock.advance({ minutes: 60 * 24 * 60 - 1 })
    await heraia.runJob('marketplace.expire')
    expect(await stranger.marketplace.get({ id })).toMatchObject({ state: 'active' })
    heraia.clock.advance({ minutes: 2 })
    await heraia.runJob('marketplace.expire')
    expect(await refusal(stranger.marketplace.get({ id }))).toMatchObject({ status: 404 })
    expect(await own.editable({ id })).toMatchObject({ state: 'expired', may: { renew: true } })
    const [notice] = (await nora.api.notifications.list({ tab: 'marketplace' })).items
    expect(notice).toMatchObject({ kind: 'listing_expired', listingId: id, excerpt: 'Carbon racket', actors: [] })
    const before = await own.editable({ id })
    expect(await own.renew({ id })).toMatchObject({ state: 'active', version: before.version + 1 })
    expect(await stranger.marketplace.get({ id })).toMatchObject({ state: 'active' })
    expect((await stranger.marketplace.search({})).items[0]?.id).toBe(id)
  })

  test('is deleted with its pictures, and with everything that others did with it', async () => {
    const { id, pictures } = await sells(mira)
    await dana.api.marketplace.save({ id })
    expect(await refusal(dana.api.marketplace.remove({ id }))).toMatchObject({ status: 403, reason: 'not_seller' })
    await market.remove({ id })
    await heraia.runJobs()
    expect((await heraia.fetch(pictures[0]?.url ?? '')).status).toBe(404)
    expect([...heraia.files.stored.keys()].filter((key) => key.includes(pictures[0]?.mediaId ?? ''))).toEqual([])
    expect((await dana.api.marketplace.favourites({})).items.map((each) => each.id)).not.toContain(id)
    expect(await refusal(market.editable({ id }))).toMatchObject({ status: 404 })
    expect(await refusal(market.remove({ id }))).toMatchObject({ status: 404 })
  })

  test('is nowhere for who is blocked, and of who is suspended', async () => {
    const [olga, pia] = [await joins('Olga Blocks'), await joins('Pia Blocked')]
    const { id } = await sells(olga, { title: 'Olgas only ball' })
    await pia.api.marketplace.save({ id })
    await olga.api.profiles.block({ id: pia.id })
    const { marketplace } = pia.api
    for (const call of [
      () => marketplace.get({ id }),
      () => marketplace.similar({ id }),
      () => marketplace.questions({ id }),
      () => marketplace.save({ id }),
      () => marketplace.ofSeller({ id: olga.id }),
    ]) {
      expect(await refusal(call())).toMatchObject({ status: 404 })
    }
    expect((await marketplace.favourites({})).items).toEqual([])
    expect((await marketplace.search({ q: 'olgas only' })).items).toEqual([])
    expect(await marketplace.count({ q: 'olgas only' })).toEqual({ count: 0, more: false })
    expect(await stranger.marketplace.count({ q: 'olgas only' })).toEqual({ count: 1, more: false })
    await heraia.db.updateTable('profiles').set({ state: 'suspended' }).where('id', '=', olga.id).execute()
    expect(await refusal(stranger.marketplace.get({ id }))).toMatchObject({ status: 404 })
    expect((await stranger.marketplace.search({ q: 'olgas only' })).items).toEqual([])
  })

  test('is reported with what it said', async () => {
    const { id } = await sells(mira)
    const report = { subject: 'listing', subjectId: id, category: 'scam', text: '' } as const
    const { reference } = await dana.api.profiles.report({ id: newId() as never, ...report })
    const { evidence } = await heraia.db
      .selectFrom('reports')
      .select('evidence')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(evidence).toMatchObject({ title: 'Carbon racket', priceCents: 12_000, sellerId: mira.id })
    expect(await refusal(mira.api.profiles.report({ id: newId() as never, ...report }))).toMatchObject({
      reason: 'own',
    })
    expect(await stateOf(id)).toBe('active')
  })
})
