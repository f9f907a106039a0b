import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { isAdult, saidListing } from '@heraia/hosts/test/listings'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { refusal, season } from '@heraia/hosts/test/season'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '../../../context.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 1_000_000 } }, connections: 8 })
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)
const mira = await joins('Mira Seller')
await isAdult(mira)
const ada = await joins('Ada Admin')
await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', ada.id).execute()
const { addCategory, moveCategory } = ada.api.marketplace

/** As she reads it, she changes it. */
async function changeCategory(said: { slug: string; name: { en: string; es: string }; retired: boolean }) {
  const { items } = await stranger.marketplace.categories()
  const was = items.flatMap((each) => [each, ...each.subcategories]).find(({ slug }) => slug === said.slug)
  if (!was) throw new Error(`There is no ${said.slug}.`)
  return ada.api.marketplace.changeCategory({ ...said, was: { name: was.name, retired: was.retired } })
}

const tree = async () => (await stranger.marketplace.categories()).items
const slugsBelow = async (category: string) =>
  (await tree()).find(({ slug }) => slug === category)?.subcategories.map(({ slug }) => slug)
const publishes = async (fields: object) => {
  const mediaId = await mira.uploads(await pngOf(), { purpose: 'listing' })
  await heraia.runJobs()
  return mira.api.marketplace.publish(saidListing(mediaId, fields))
}

test('an admin adds a category and one below it, and what is listed there is found by its name', async () => {
  const name = { en: 'Books & Films', es: 'Libros y películas' }
  await addCategory({ parent: null, kind: 'goods', name })
  await addCategory({ parent: 'books-films', kind: 'service', name: { en: 'Accessories', es: 'Complementos' } })
  expect((await tree()).at(-1)).toEqual({
    ...{ slug: 'books-films', name, kind: 'goods', retired: false },
    subcategories: [
      { slug: 'books-films-accessories', name: { en: 'Accessories', es: 'Complementos' }, retired: false },
    ],
  })
  const shelf = { category: 'books-films', subcategory: 'books-films-accessories' }
  const { id } = await publishes({ ...shelf, title: 'A shelf of paper' })
  expect((await stranger.marketplace.search({ q: 'peliculas' })).items.map((each) => each.id)).toEqual([id])
  expect((await stranger.marketplace.search(shelf)).items.map((each) => each.id)).toEqual([id])
  expect(await refusal(addCategory({ parent: null, kind: 'goods', name }))).toMatchObject({ reason: 'category_taken' })
})

test('a new name is what everything listed there is found by', async () => {
  const { id } = await publishes({ category: 'apparel', subcategory: 'footwear', title: 'Spikes' })
  await changeCategory({ slug: 'footwear', name: { en: 'Shoes', es: 'Zapatillas' }, retired: false })
  await heraia.runJobs()
  const found = async (q: string) => (await stranger.marketplace.search({ q, subcategory: 'footwear' })).items
  expect((await found('zapatillas')).map((each) => each.id)).toEqual([id])
  expect(await stranger.marketplace.count({ q: 'footwear', subcategory: 'footwear' })).toMatchObject({ count: 0 })
})

test('what its seller writes while its category gets another name is what it is found by', async () => {
  const shelf = { category: 'apparel', subcategory: 'footwear' }
  const { id } = await publishes({ ...shelf, title: 'Spikes' })
  const [picture] = (await mira.api.marketplace.editable({ id })).fields.images
  if (!picture) throw new Error('no picture')
  const said = saidListing(picture.mediaId, { ...shelf, id, version: 1, title: 'Cleats' })
  const name = { en: 'Boots', es: 'Botas' }
  await changeCategory({ slug: 'footwear', name, retired: false })
  const both = await heraia.db.transaction().execute(async (tx) => {
    await sql`select 1 from listings where id = ${id} for update`.execute(tx)
    const edits = mira.api.marketplace.edit(said)
    await untilWaiting(heraia, 1)
    const renames = heraia.runJobs()
    await untilWaiting(heraia, 2)
    return { done: Promise.all([edits, renames]) }
  })
  await both.done
  const found = async (q: string) =>
    (await stranger.marketplace.search({ q, subcategory: 'footwear' })).items.some((each) => each.id === id)
  expect([await found('cleats'), await found('boots'), await found('spikes')]).toEqual([true, true, false])
})

test('of two names that come one after the other it is found by the second, whichever job reads last', async () => {
  const shelf = { category: 'apparel', subcategory: 'footwear' }
  const { id } = await publishes({ ...shelf, title: 'Sandals' })
  await changeCategory({ slug: 'footwear', name: { en: 'Firstname', es: 'Uno' }, retired: false })
  const first: Promise<unknown>[] = []
  await inTransaction(heraia.context, async (tx) => {
    await sql`select 1 from listings for update`.execute(tx.db)
    first.push(heraia.runJob('marketplace.nameCategory', { slug: 'footwear' }))
    await untilWaiting(heraia, 1)
    // Another admin, while the first job waits for a listing.
    await sql`update listing_categories set name_en = 'Secondname' where slug = 'footwear'`.execute(tx.db)
  })
  await Promise.all(first)
  const found = async (q: string) =>
    (await stranger.marketplace.search({ q, subcategory: 'footwear' })).items.some((each) => each.id === id)
  expect([await found('secondname'), await found('firstname')]).toEqual([true, false])
  await heraia.runJobs()
})

test('of two who rename it at once the second is told, and sending the same again is no second change', async () => {
  const eva = await joins('Eva Sanz')
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', eva.id).execute()
  const was = { name: { en: 'Training', es: 'Entrenamiento' }, retired: false }
  const said = (en: string) => ({ slug: 'training', name: { en, es: 'Entreno' }, retired: false, was })
  const both = await Promise.allSettled([
    ada.api.marketplace.changeCategory(said('Practice')),
    eva.api.marketplace.changeCategory(said('Drills')),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const kept = both[0].status === 'fulfilled' ? 'Practice' : 'Drills'
  const other = kept === 'Practice' ? 'Drills' : 'Practice'
  expect(await refusal(ada.api.marketplace.changeCategory(said(other)))).toMatchObject({
    ...{ status: 409, reason: 'edited_elsewhere' },
  })
  await eva.api.marketplace.changeCategory(said(kept))
  const now = { name: said(kept).name, retired: false }
  await eva.api.marketplace.changeCategory({ slug: 'training', ...was, was: now })
})

test('a retired one takes nothing new, and what is listed there stays', async () => {
  const { id, version } = { ...(await publishes({ subcategory: 'competition', title: 'Javelin' })), version: 1 }
  const name = { en: 'Competition', es: 'Competición' }
  await changeCategory({ slug: 'competition', name, retired: true })
  expect(await refusal(publishes({ subcategory: 'competition' }))).toMatchObject({
    ...{ status: 422, fields: [{ field: 'subcategory', code: 'retired_category' }] },
  })
  expect(await stranger.marketplace.get({ id })).toMatchObject({ subcategory: 'competition' })
  const [picture] = (await mira.api.marketplace.editable({ id })).fields.images
  if (!picture) throw new Error('no picture')
  const said = saidListing(picture.mediaId, { id, version, subcategory: 'competition', title: 'Javelin, light' })
  expect(await mira.api.marketplace.edit(said)).toMatchObject({ title: 'Javelin, light' })
  const moved = await mira.api.marketplace.edit({ ...said, version: 2, subcategory: 'training' })
  expect(moved).toMatchObject({ subcategory: 'training' })
  expect(await refusal(mira.api.marketplace.edit({ ...said, version: 3 }))).toMatchObject({
    ...{ status: 422, fields: [{ field: 'subcategory', code: 'retired_category' }] },
  })
  await changeCategory({ slug: 'competition', name, retired: false })
})

test.runIf(heraia.databaseUrl)('an admin does not wait for what is being listed there, nor it for her', async () => {
  await inTransaction(heraia.context, async (tx) => {
    await sql`select from listing_categories where slug = 'equipment' for key share`.execute(tx.db)
    await changeCategory({ slug: 'equipment', name: { en: 'Equipment', es: 'Equipo' }, retired: false })
    await sql`select from listing_categories where slug = 'apparel' for key share`.execute(tx.db)
  })
  await changeCategory({ slug: 'equipment', name: { en: 'Equipment', es: 'Equipamiento' }, retired: false })
})

test('they change places, and at the ends nothing happens', async () => {
  expect(await slugsBelow('services')).toEqual(['coaching', 'training-programs', 'nutrition'])
  await moveCategory({ slug: 'nutrition', to: 'earlier' })
  expect(await slugsBelow('services')).toEqual(['coaching', 'nutrition', 'training-programs'])
  await moveCategory({ slug: 'coaching', to: 'earlier' })
  await moveCategory({ slug: 'nutrition', to: 'later' })
  expect(await slugsBelow('services')).toEqual(['coaching', 'training-programs', 'nutrition'])
})

test('a name without letters, one too long, and what does not exist are refused', async () => {
  const said = { parent: null, kind: 'goods' } as const
  expect(await refusal(addCategory({ ...said, name: { en: '???', es: 'x' } }))).toMatchObject({
    fields: [{ field: 'name.en', code: 'invalid_category' }],
  })
  expect(await refusal(addCategory({ ...said, name: { en: 'x'.repeat(41), es: 'x' } }))).toMatchObject({ status: 422 })
  expect(await refusal(addCategory({ ...said, name: { en: ' ', es: 'x' } }))).toMatchObject({ status: 422 })
  const below = { ...said, parent: 'footwear', name: { en: 'Boots', es: 'Botas' } }
  expect(await refusal(addCategory(below))).toMatchObject({ status: 404 })
  expect(await refusal(moveCategory({ slug: 'nowhere', to: 'later' }))).toMatchObject({ status: 404 })
  expect(await refusal(mira.api.marketplace.moveCategory({ slug: 'coaching', to: 'later' }))).toMatchObject({
    ...{ status: 403, reason: 'not_admin' },
  })
})
