import { type GalleryItemId, MediaId, ReportId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { itemSaid, type Player, refusal, season } from '@heraia/hosts/test/season'
import { beginUpload } from '@heraia/hosts/test/upload'
import { grantAdmin } from '@heraia/server/features/accounts/standing/grant-admin'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 7 } } })
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const ada = await joins('Ada Staff')
await grantAdmin(heraia.context, ada.id)
const { admin } = ada.api
const png = await pngOf(200, 200)

async function reports(who: Player, subjectId: string): Promise<ReportId> {
  const id = ReportId.parse(newId())
  heraia.clock.advance({ seconds: 1 })
  await who.api.profiles.report({ id, subject: 'gallery_item', subjectId, category: 'sexual', text: 'Look' })
  return id
}

const refusedTo = async (who: Player, subjectId: string) => refusal(reports(who, subjectId))

/** What was remembered of an address is old by then. */
async function statusOf(url: string | undefined): Promise<number> {
  heraia.clock.advance({ seconds: 1 })
  return (await heraia.fetch(url ?? '')).status
}

const notFound = { status: 404, reason: 'gallery_item_not_found' }

test('of a reported gallery item the staff sees what was said of it then, and the picture itself', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const said = { title: 'Rude', description: 'Ruder', alt: 'A gesture', tags: ['rudest', 'final'] }
  const item = await dana.shows(png, said)
  expect(item.may).toMatchObject({ report: false })
  expect(await mira.api.gallery.get({ id: item.id })).toMatchObject({ may: { report: true } })
  expect(await stranger.gallery.get({ id: item.id })).toMatchObject({ may: { report: false } })
  const id = await reports(mira, item.id)
  await dana.api.gallery.edit({ id: item.id, title: 'Nice', description: null, alt: 'A flower', tags: [] })
  expect((await admin.reports({})).items[0]).toMatchObject({
    ...{ id, subject: 'gallery_item', excerpt: 'Rude: Ruder', ownerName: 'Dana' },
  })
  const report = await admin.report({ id })
  expect(report).toMatchObject({
    ...{ subjectId: item.id, owner: { id: dana.id }, may: { dismiss: true, remove: true, suspend: true } },
    evidence: { title: 'Rude', text: 'Ruder', facts: { tags: said.tags } },
  })
  expect(report.evidence.attachments).toMatchObject([{ medium: { kind: 'image', picture: { alt: 'A gesture' } } }])
})

test('what its owner deletes, or shows to nobody any more, stays for the staff alone as long as the report does', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const [item, other] = [await dana.shows(png), await dana.shows(png)]
  const mediaId = item.medium?.id ?? MediaId.parse(newId())
  const seen = (await mira.api.gallery.get({ id: item.id })).medium?.picture.url
  const id = await reports(mira, item.id)
  const shownToStaff = async () => (await admin.report({ id })).evidence.attachments[0]?.medium?.picture.url
  await dana.api.gallery.edit({ id: item.id, audience: 'private' })
  expect([await statusOf(await shownToStaff()), await statusOf(seen)]).toEqual([200, 404])
  for (const each of [item, other]) await dana.api.gallery.remove({ id: each.id })
  heraia.clock.advance({ days: 2 })
  await heraia.runJob('media.sweep', {})
  await heraia.runJobs()
  const stored = (file: string | undefined) => [...heraia.files.stored.keys()].filter((key) => key.includes(file ?? ''))
  expect(stored(other.medium?.id)).toEqual([])
  expect([await statusOf(await shownToStaff()), await statusOf(seen)]).toEqual([200, 404])
  expect(await statusOf(item.medium?.picture.url)).toBe(404)
  expect((await dana.api.media.files({ ids: [mediaId] })).items).toEqual([])
  expect((await dana.api.gallery.counts({ id: dana.id })).all).toBe(0)
  await admin.decideReport({ id, decision: 'removed', reason: 'Was rude' })
  expect(await statusOf(await shownToStaff())).toBe(200)
  await heraia.db.deleteFrom('reports').where('id', '=', id).execute()
  await heraia.runJob('media.sweep', {})
  await heraia.runJobs()
  expect(stored(mediaId)).toEqual([])
})

test('what she may not see she cannot report, and nobody reports her own', async () => {
  const [mira, dana, fay] = [await joins('Mira'), await joins('Dana'), await joins('Fay Follows')]
  await fay.api.profiles.follow({ id: dana.id })
  const open = await dana.shows(png)
  const forFollowers = await dana.shows(png, { audience: 'followers' })
  const hers = await dana.shows(png, { audience: 'private' })
  const id = newId() as GalleryItemId
  const mediaId = MediaId.parse(newId())
  await beginUpload(heraia.fetch, dana.token, png.length, { id: mediaId, purpose: 'gallery', type: 'image/png' })
  await dana.api.gallery.add({ ...itemSaid, id, mediaId, alt: '' })
  for (const each of [forFollowers.id, hers.id, id, newId(), dana.id, "' or true --", '\u0000']) {
    expect(await refusedTo(mira, each), each).toMatchObject({ status: 404 })
  }
  expect(await refusedTo(mira, hers.id)).toMatchObject(notFound)
  await reports(fay, forFollowers.id)
  expect(await refusedTo(dana, open.id)).toMatchObject({ status: 403, reason: 'own' })
  await dana.api.profiles.block({ id: mira.id })
  expect(await refusedTo(mira, open.id)).toMatchObject(notFound)
  await dana.api.profiles.unblock({ id: mira.id })
  await mira.api.profiles.block({ id: dana.id })
  expect(await refusedTo(mira, open.id)).toMatchObject(notFound)
  await mira.api.profiles.unblock({ id: dana.id })
  await dana.sets({ mediaVisibility: 'private' })
  expect(await refusedTo(mira, open.id)).toMatchObject(notFound)
})

test('removed by the staff it is gone for everybody; one decision answers every report of it', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const [item, kept] = [await dana.shows(png), await dana.shows(png)]
  await mira.api.gallery.like({ id: item.id })
  const [one, other] = [await reports(mira, item.id), await reports(eva, item.id)]
  const dismissed = await reports(mira, kept.id)
  await mira.api.profiles.block({ id: dana.id })
  expect(await admin.report({ id: one })).toMatchObject({ others: 1 })
  await admin.decideReport({ id: one, decision: 'removed', reason: 'Against the code' })
  heraia.clock.advance({ seconds: 1 })
  await admin.decideReport({ id: dismissed, decision: 'dismissed', reason: 'Fair play' })
  const answered = await admin.report({ id: other })
  expect(answered).toMatchObject({ decided: { decision: 'removed', by: 'Ada Staff' } })
  for (const { api } of [dana, eva]) {
    expect(await refusal(api.gallery.get({ id: item.id }))).toMatchObject(notFound)
    expect((await api.gallery.list({ id: dana.id })).items.map(({ id }) => id)).toEqual([kept.id])
    expect((await api.gallery.counts({ id: dana.id })).all).toBe(1)
  }
  expect(await statusOf(item.medium?.picture.url)).toBe(404)
  expect(await statusOf(kept.medium?.picture.url)).toBe(200)
  const told = async ({ api }: Player) => (await api.notifications.list({ tab: 'safety' })).items
  expect(await told(eva)).toMatchObject([{ kind: 'report_upheld', excerpt: answered.reference }])
  expect((await told(mira)).map(({ kind }) => kind)).toEqual(['report_dismissed', 'report_upheld'])
  expect(await told(dana)).toMatchObject([{ kind: 'content_removed', excerpt: 'Against the code' }])
})

test('whose gallery item is reported can be suspended for it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const id = await reports(mira, (await dana.shows(png)).id)
  expect(await admin.decideReport({ id, decision: 'suspended', reason: 'Again' })).toMatchObject({
    owner: { id: dana.id, isSuspended: true },
  })
})

test('deleted at the same moment as it is reported, it is either not found or kept for the staff', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  for (let round = 0; round < 5; round += 1) {
    const item = await dana.shows(png)
    const report = reports(mira, item.id).then(
      (id) => id,
      () => null,
    )
    const [id] = await Promise.all([report, dana.api.gallery.remove({ id: item.id })])
    await heraia.runJobs()
    if (id === null) continue
    const { attachments } = (await admin.report({ id })).evidence
    expect(await statusOf(attachments[0]?.medium?.picture.url)).toBe(200)
  }
})
