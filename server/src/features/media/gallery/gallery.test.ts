import { GalleryItemId, MediaId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf, textOf } from '@heraia/hosts/test/sample-pictures'
import { itemSaid, refusal, season } from '@heraia/hosts/test/season'
import { beginUpload, sendBytes } from '@heraia/hosts/test/upload'
import { restorePerson } from '@heraia/server/features/accounts/standing/restore-person'
import { suspendPerson } from '@heraia/server/features/accounts/standing/suspend-person'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 7 } } })
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)

const [mira, dana, fay] = [await joins('Mira Gallery'), await joins('Dana Looks'), await joins('Fay Follows')]
await fay.api.profiles.follow({ id: mira.id })
const png = await pngOf(200, 200)
const newItem = () => GalleryItemId.parse(newId())

describe('a picture in her gallery', () => {
  test('says what she said, and stands there once however often it is sent', async () => {
    const mediaId = await mira.uploads(png, { purpose: 'gallery' })
    const said = {
      id: newItem(),
      mediaId,
      alt: 'A serve',
      title: 'Final ¡sí! 🎾 <b>',
      description: 'The first set',
      category: 'competition',
      tags: ['final', 'final', 'clay'],
      audience: 'public',
    } as const
    const item = await mira.api.gallery.add({ ...said, tags: [...said.tags] })
    const { mediaId: _, alt, tags: __, ...rest } = said
    expect(item).toMatchObject({ ...rest, tags: ['final', 'clay'], likes: 0, views: 0, isLiked: false, state: 'ready' })
    expect(item.medium?.picture.alt).toBe(alt)
    expect(item.may).toEqual({ edit: true, like: true, report: false })
    expect(await mira.api.gallery.add({ ...said, tags: [], title: 'Other' })).toEqual(item)
    expect(await refusal(mira.api.gallery.add({ ...said, id: newItem(), tags: [] }))).toMatchObject({
      status: 409,
      reason: 'media_in_use',
    })
    expect(await refusal(mira.api.media.discard({ id: mediaId }))).toMatchObject({ status: 409 })
  })

  test('is there for her while it is processed, for others once it is ready', async () => {
    const said = { id: MediaId.parse(newId()), purpose: 'gallery', type: 'image/png' } as const
    await beginUpload(heraia.fetch, mira.token, png.length, said)
    const id = newItem()
    const item = await mira.api.gallery.add({ id, mediaId: said.id, alt: '', ...itemSaid })
    expect(item).toMatchObject({ state: 'uploading', medium: null })
    expect(await refusal(dana.api.gallery.get({ id }))).toMatchObject({ status: 404, reason: 'gallery_item_not_found' })
    await sendBytes(heraia.fetch, mira.token, said.id, 0, png)
    expect((await mira.api.gallery.get({ id })).state).toBe('processing')
    await heraia.runJobs()
    expect(await dana.api.gallery.get({ id })).toMatchObject({ state: 'ready', may: { edit: false, like: true } })
  })

  test('that could not be used says why, to her alone', async () => {
    const mediaId = await mira.uploads(textOf('no picture'), { purpose: 'gallery' })
    const item = await mira.api.gallery.add({ id: newItem(), mediaId, alt: '', ...itemSaid })
    expect(item).toMatchObject({ state: 'failed', failure: 'type_mismatch', medium: null })
    expect(await refusal(fay.api.gallery.get({ id: item.id }))).toMatchObject({ status: 404 })
    await mira.api.gallery.remove({ id: item.id })
  })

  test('changes what is said of it and who may see it; what is not said stays', async () => {
    const item = await mira.shows(png, { title: 'Before', tags: ['a'] })
    const edited = await mira.api.gallery.edit({
      id: item.id,
      title: 'After',
      alt: 'Now described',
      audience: 'followers',
    })
    expect(edited).toMatchObject({ title: 'After', tags: ['a'], category: 'training', audience: 'followers' })
    expect(edited.medium?.picture.alt).toBe('Now described')
    expect(await refusal(dana.api.gallery.get({ id: item.id }))).toMatchObject({ status: 404 })
    expect((await fay.api.gallery.get({ id: item.id })).title).toBe('After')
    expect(await refusal(fay.api.gallery.edit({ id: item.id, title: 'Mine' }))).toMatchObject({ status: 403 })
    expect(await refusal(mira.api.gallery.edit({ id: item.id, title: ' ' }))).toMatchObject({
      status: 422,
      fields: [{ field: 'title', code: 'required' }],
    })
  })

  test('is gone with every file that was made of it', async () => {
    const item = await mira.shows(png)
    const id = item.medium?.id ?? ''
    const keys = () => [...heraia.files.stored.keys()].filter((key) => key.includes(id))
    expect(keys()).not.toEqual([])
    await dana.api.gallery.like({ id: item.id })
    await dana.api.gallery.view({ id: item.id })
    await mira.api.gallery.remove({ id: item.id })
    await heraia.runJobs()
    expect(keys()).toEqual([])
    expect(await refusal(mira.api.gallery.get({ id: item.id }))).toMatchObject({ status: 404 })
    expect((await mira.api.media.files({ ids: [MediaId.parse(id)] })).items).toEqual([])
  })
})

describe('likes and views', () => {
  test('likes of who is suspended or leaves do not count, and are back with her', async () => {
    const { id } = await mira.shows(png)
    const [gina, hana] = [await joins('Gina Likes'), await joins('Hana Likes')]
    for (const { api } of [dana, gina, hana]) await api.gallery.like({ id })
    await fay.api.profiles.block({ id: gina.id })
    const likes = async () => {
      await heraia.runJobs()
      const shown = await Promise.all([mira.api, fay.api, stranger].map(({ gallery }) => gallery.get({ id })))
      return shown.map((item) => item.likes)
    }
    expect(await likes()).toEqual([3, 2, 3])
    await suspendPerson(heraia.context, gina.id, 'Spam')
    expect(await likes()).toEqual([2, 2, 2])
    await hana.api.accounts.leave({ password: 'secret1' })
    expect(await likes()).toEqual([1, 1, 1])
    await heraia.db.updateTable('account_deletions').set({ due_at: heraia.clock.now() }).execute()
    await heraia.runJob('erase-due-accounts', {})
    await restorePerson(heraia.context, gina.id, 'Appeal')
    // Before she is counted again: what she takes back now was not in the count.
    expect(await gina.api.gallery.unlike({ id })).toMatchObject({ likes: 1 })
    expect(await likes()).toEqual([1, 1, 1])
  })

  test('a like counts once, and can be taken back', async () => {
    const { id } = await mira.shows(png)
    await dana.api.gallery.like({ id })
    expect(await dana.api.gallery.like({ id })).toEqual({ id, likes: 1, isLiked: true })
    expect(await fay.api.gallery.like({ id })).toMatchObject({ likes: 2 })
    expect(await dana.api.gallery.unlike({ id })).toEqual({ id, likes: 1, isLiked: false })
    expect(await dana.api.gallery.unlike({ id })).toMatchObject({ likes: 1 })
    expect(await stranger.gallery.get({ id })).toMatchObject({ likes: 1, isLiked: false, may: { like: false } })
  })

  test('each viewer counts once a day, signed in or not, she herself never', async () => {
    const { id } = await mira.shows(png)
    const views = async (call: Promise<{ views: number }>) => (await call).views
    expect(await views(mira.api.gallery.view({ id }))).toBe(0)
    expect(await views(dana.api.gallery.view({ id }))).toBe(1)
    expect(await views(dana.api.gallery.view({ id }))).toBe(1)
    expect(await views(stranger.gallery.view({ id }))).toBe(2)
    expect(await views(stranger.gallery.view({ id }))).toBe(2)
    const elsewhere = season({ ...heraia, fetch: heraia.fetchFrom('203.0.113.9') }).stranger
    expect(await views(elsewhere.gallery.view({ id }))).toBe(3)
    heraia.clock.advance({ hours: 24 })
    expect(await views(stranger.gallery.view({ id }))).toBe(4)
    const keys = (await heraia.db.selectFrom('gallery_views').select('viewer_key').execute()).map(
      (row) => row.viewer_key,
    )
    expect(keys.join()).not.toContain('203.0.113')
  })
})

test('lists and counts are of what the viewer may see, newest first', async () => {
  const ada = await joins('Ada Lists')
  await fay.api.profiles.follow({ id: ada.id })
  const titles = ['one', 'two', 'three', 'four']
  for (const [at, title] of titles.entries()) {
    heraia.clock.advance({ seconds: 1 })
    const audience = (['public', 'followers', 'private', 'public'] as const)[at] ?? 'public'
    await ada.shows(png, { title, audience, category: at === 3 ? 'highlights' : 'training' })
  }
  const titlesFor = async (api: typeof stranger, category?: 'training') =>
    (await api.gallery.list({ id: ada.id, category })).items.map(({ title }) => title)
  expect(await titlesFor(stranger)).toEqual(['four', 'one'])
  expect(await titlesFor(fay.api)).toEqual(['four', 'two', 'one'])
  expect(await titlesFor(ada.api)).toEqual(['four', 'three', 'two', 'one'])
  expect(await titlesFor(ada.api, 'training')).toEqual(['three', 'two', 'one'])
  const none = { competition: 0, 'behind-scenes': 0 }
  expect(await stranger.gallery.counts({ id: ada.id })).toEqual({ all: 2, training: 1, highlights: 1, ...none })
  expect(await fay.api.gallery.counts({ id: ada.id })).toEqual({ all: 3, training: 2, highlights: 1, ...none })
  const page = await fay.api.gallery.list({ id: ada.id, limit: 2 })
  const next = await fay.api.gallery.list({ id: ada.id, limit: 2, cursor: page.nextCursor ?? undefined })
  expect([...page.items, ...next.items].map(({ title }) => title)).toEqual(['four', 'two', 'one'])
  expect(next.nextCursor).toBe(null)
  await ada.sets({ mediaVisibility: 'followers' })
  expect(await titlesFor(stranger)).toEqual([])
  expect((await stranger.gallery.counts({ id: ada.id })).all).toBe(0)
  await ada.api.profiles.block({ id: dana.id })
  expect(await refusal(dana.api.gallery.list({ id: ada.id }))).toMatchObject({
    status: 404,
    reason: 'person_not_found',
  })
})
