import { SitePersonId } from '@heraia/contract/ids'
import type { SitePersonDraft } from '@heraia/contract/site-people'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { grantAdmin } from '../../accounts/standing/grant-admin.ts'
import { suspendPerson } from '../../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const ada = await joins('Ada Admin')
await grantAdmin(heraia.context, ada.id)
const { admin } = ada.api

const said: SitePersonDraft = {
  ...{ name: 'Mira López', title: { en: 'Product', es: 'Producto' }, words: { en: 'Rows.', es: '' }, personId: null },
  ...{ sample: false, hidden: false, consented: true },
}
const adds = async (part: Partial<SitePersonDraft> = {}) => {
  const id = SitePersonId.parse(newId())
  await admin.saveSitePerson({ id, ...said, ...part, was: null })
  return id
}
const namesFor = async (who: Pick<Player, 'api'> | null) =>
  (await (who?.api ?? stranger).site.people()).items.map(({ name }) => name)
const linkFor = async (who: Player | null) => (await (who?.api ?? stranger).site.people()).items[0]?.profile ?? null

beforeEach(async () => {
  await heraia.db.deleteFrom('site_people').execute()
})

test('where the operator entered nobody the page shows nobody', async () => {
  expect(await stranger.site.people()).toEqual({ items: [] })
})

test('who agreed is shown to everybody, until she is hidden or takes it back; when she agreed is kept', async () => {
  const id = await adds({ consented: false })
  expect(await namesFor(null)).toEqual([])
  const agreed = await admin.saveSitePerson({ id, ...said, was: { ...said, consented: false } })
  const { name, title, words, sample } = said
  expect(await stranger.site.people()).toEqual({
    items: [{ id, name, title, words, sample, picture: null, profile: null }],
  })
  heraia.clock.advance({ minutes: 5 })
  const hidden = await admin.saveSitePerson({ id, ...said, hidden: true, was: said })
  expect(hidden).toMatchObject({ hidden: true, consentedAt: agreed.consentedAt })
  expect(await namesFor(ada)).toEqual([])
  expect((await admin.sitePeople()).items).toMatchObject([{ id, hidden: true }])
})

test('they stand in the order in which the operator puts them', async () => {
  const [, bea] = [await adds({ name: 'Ana' }), await adds({ name: 'Bea' }), await adds({ name: 'Cleo' })]
  await admin.moveSitePerson({ id: bea, to: 'earlier' })
  expect(await namesFor(null)).toEqual(['Bea', 'Ana', 'Cleo'])
  await admin.moveSitePerson({ id: bea, to: 'earlier' })
  expect(await namesFor(null), 'further than first there is nothing').toEqual(['Bea', 'Ana', 'Cleo'])
  const { items } = await admin.moveSitePerson({ id: bea, to: 'later' })
  expect(items.map(({ name }) => name)).toEqual(['Ana', 'Bea', 'Cleo'])
  const gone = SitePersonId.parse(newId())
  expect(await refusal(admin.moveSitePerson({ id: gone, to: 'later' }))).toMatchObject({ status: 404 })
})

test('what one of the staff changed or deleted does not come back with what another had open', async () => {
  const id = await adds()
  await admin.saveSitePerson({ id, ...said, consented: false, was: said })
  const old = { id, ...said, name: 'Mira L.', was: said }
  expect(await refusal(admin.saveSitePerson(old))).toMatchObject({ status: 409, reason: 'edited_elsewhere' })
  const again = await admin.saveSitePerson({ id, ...said, consented: false, was: said })
  expect(again, 'sent twice it is one').toMatchObject({ id, consentedAt: null })
  expect(await admin.removeSitePerson({ id })).toEqual({ id })
  expect(await refusal(admin.removeSitePerson({ id }))).toMatchObject({ status: 404 })
  expect(await refusal(admin.saveSitePerson(old))).toMatchObject({ status: 404 })
  expect((await admin.sitePeople()).items).toEqual([])
})

test('there is room for sixty, and each says what she does in both languages', async () => {
  const blank = admin.saveSitePerson({
    id: SitePersonId.parse(newId()),
    ...said,
    title: { en: 'A', es: ' ' },
    was: null,
  })
  expect(await refusal(blank)).toMatchObject({ status: 422, fields: [{ field: 'title.es', code: 'required' }] })
  const at = { created_at: heraia.clock.now(), consented_at: null }
  const row = {
    name: 'Mira',
    title_en: 'Product',
    title_es: 'Producto',
    person_id: null,
    picture: null,
    picture_id: null,
  }
  const many = Array.from({ length: 60 }, (_, position) => ({ id: newId(), position, ...row, ...at }))
  await heraia.db.insertInto('site_people').values(many).execute()
  expect(await refusal(adds())).toMatchObject({ status: 409, reason: 'too_many' })
})

describe('the profile that somebody is linked with', async () => {
  const mira = await joins('Mira Works')
  const profile = { id: mira.id, handle: (await stranger.profiles.get({ id: mira.id })).handle }
  const [dana, blocked] = [await joins('Dana Reads'), await joins('Bea Blocked')]
  await mira.api.profiles.block({ id: blocked.id })

  test('is found by whoever may see her: a block hides it, and not that she works there', async () => {
    await adds({ personId: mira.id })
    expect([await linkFor(null), await linkFor(dana), await linkFor(ada)]).toEqual([profile, profile, profile])
    expect(await linkFor(blocked)).toBeNull()
    expect(await namesFor(blocked)).toEqual([said.name])
  })

  test('leads nobody who is not signed in to who is found by members alone', async () => {
    await adds({ personId: mira.id })
    await mira.sets({ showInSearch: false })
    expect([await linkFor(null), await linkFor(dana)]).toEqual([null, profile])
    await mira.sets({ showInSearch: true })
  })

  test('is of somebody whom a search finds', async () => {
    await mira.sets({ showInSearch: false })
    expect(await refusal(adds({ personId: mira.id }))).toMatchObject({ fields: [{ code: 'unknown_person' }] })
    await mira.sets({ showInSearch: true })
    const nobody = mira.id.replace(/.$/, (last) => (last === '0' ? '1' : '0')) as typeof mira.id
    expect(await refusal(adds({ personId: nobody }))).toMatchObject({
      ...{ status: 422, fields: [{ field: 'personId', code: 'unknown_person' }] },
    })
  })

  test('is linked no more while her account is suspended, nor once it is deleted; she stays on the page', async () => {
    const eve = await joins('Eve Works')
    const id = await adds({ personId: eve.id })
    await suspendPerson(heraia.context, eve.id, 'For the test')
    expect([await linkFor(null), await linkFor(dana)]).toEqual([null, null])
    const [managed] = (await admin.sitePeople()).items
    expect(managed?.profile).toMatchObject({ id: eve.id, isShown: false })
    const linked = { ...said, personId: eve.id }
    const renamed = await admin.saveSitePerson({ id, ...linked, name: 'Eve', was: linked })
    expect(renamed, 'what else is said of her can be changed').toMatchObject({ name: 'Eve' })
    const at = heraia.clock.now()
    const due = { person_id: eve.id, asked_at: at, due_at: at, done_at: null }
    await heraia.db.insertInto('account_deletions').values(due).execute()
    await heraia.runJob('erase-account', { personId: eve.id })
    expect((await admin.sitePeople()).items).toMatchObject([{ id, name: 'Eve', profile: null }])
  })
})

test('her picture is for everybody while she is shown, for the staff while she is not, and gone with her', async () => {
  const id = await adds({ hidden: true })
  const mediaId = await ada.uploads(await pngOf(), { purpose: 'avatar' })
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  const { picture } = await admin.setSitePersonPicture({ id, mediaId, crop, alt: 'Mira in a boat' })
  const url = picture?.url ?? ''
  const open = url.replace(/[?&]v=[^&]*/, '')
  const statusOf = async (address: string) => {
    // Who may see a file is remembered for a moment.
    heraia.clock.advance({ minutes: 1 })
    return (await heraia.fetch(address)).status
  }
  expect([await statusOf(url), await statusOf(open)]).toEqual([200, 404])
  await admin.saveSitePerson({ id, ...said, was: { ...said, hidden: true } })
  expect((await stranger.site.people()).items[0]?.picture).toMatchObject({ url: open, alt: 'Mira in a boat' })
  expect(await statusOf(open)).toBe(200)
  const asAvatar = ada.api.media.setAvatar({ mediaId, crop, alt: '' })
  expect(await refusal(asAvatar)).toMatchObject({ status: 409, reason: 'media_in_use' })
  await admin.removeSitePersonPicture({ id })
  expect((await stranger.site.people()).items[0]?.picture).toBeNull()
  const other = await ada.uploads(await pngOf(), { purpose: 'avatar' })
  const again = await admin.setSitePersonPicture({ id, mediaId: other, crop, alt: '' })
  await admin.removeSitePerson({ id })
  expect([await statusOf(open), await statusOf(again.picture?.url ?? '')]).toEqual([404, 404])
})
