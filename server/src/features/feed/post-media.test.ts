import { MediaId, PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { refusal, season } from '@heraia/hosts/test/season'
import { beginUpload } from '@heraia/hosts/test/upload'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)

const [mira, dana] = [await joins('Mira Posts'), await joins('Dana Reads')]
const png = await pngOf(200, 200)
const newPost = () => PostId.parse(newId())
const picture = () => mira.uploads(png, { purpose: 'post' })

test('a post shows up to ten pictures in her order, with or without words, once however often it is sent', async () => {
  const media = []
  for (let at = 0; at < 10; at += 1) media.unshift(await picture())
  await mira.api.media.describe({ id: media[0] ?? MediaId.parse(newId()), alt: 'A ball' })
  const draft = { id: newPost(), text: '', media }
  const post = await mira.api.feed.publish(draft)
  expect(post.media.map(({ id }) => id)).toEqual(media)
  expect(post.media[0]).toMatchObject({ kind: 'image', video: null, picture: { alt: 'A ball', widths: [160, 200] } })
  expect(await mira.api.feed.publish(draft)).toEqual(post)
  expect((await stranger.feed.timeline({})).items[0]?.media).toEqual(post.media)
  expect(await refusal(mira.api.feed.publish({ ...draft, id: newPost(), media: media.slice(0, 1) }))).toMatchObject({
    status: 409,
    reason: 'media_in_use',
  })
})

test('what a picture shows can be said later', async () => {
  const [one, other] = [await picture(), await picture()]
  const { id } = await mira.api.feed.publish({ id: newPost(), text: 'Two', media: [one, other] })
  await mira.api.media.describe({ id: other, alt: 'The "net" \\ ñ' })
  const { media } = await dana.api.feed.get({ id })
  expect(media.map((medium) => medium.picture.alt)).toEqual(['', 'The "net" \\ ñ'])
})

test('pictures that may upset are said to be so, to everybody and in what quotes them, from the first or later, by their author alone', async () => {
  const draft = { id: newPost(), text: 'My knee', media: [await picture(), await picture()], sensitive: true }
  const post = await mira.api.feed.publish(draft)
  const marks = ({ media }: { media: { sensitive: boolean }[] }) => media.map(({ sensitive }) => sensitive)
  expect(marks(post)).toEqual([true, true])
  expect(marks(await mira.api.feed.publish(draft))).toEqual([true, true])
  expect(marks(await stranger.outside.post({ id: post.id }))).toEqual([true, true])
  const quote = await dana.api.feed.publish({ id: newPost(), text: 'Get well', quotes: post.id })
  expect(quote.quoted && marks(quote.quoted)).toEqual([true, true])
  await mira.api.media.describe({ id: post.media[0]?.id ?? MediaId.parse(newId()), alt: 'A scar' })
  expect((await dana.api.feed.get({ id: post.id })).media).toMatchObject([
    { sensitive: true, picture: { alt: 'A scar' } },
    { sensitive: true },
  ])
  const change = { id: post.id, sensitive: false }
  expect(await refusal(dana.api.feed.edit(change))).toMatchObject({ status: 403 })
  expect(await refusal(stranger.feed.edit(change))).toMatchObject({ status: 401 })
  const changed = await mira.api.feed.edit(change)
  expect([marks(changed), changed.editedAt], 'no word of it is another').toEqual([[false, false], null])
  expect((await dana.api.feed.history({ id: post.id })).items).toEqual([])
  const words = await mira.posts('No pictures')
  expect((await mira.api.feed.edit({ id: words.id, sensitive: true })).media).toEqual([])
  expect(marks(await mira.api.feed.edit({ id: post.id, text: 'My knee, again', sensitive: true }))).toEqual([
    true,
    true,
  ])
})

test('an address says who was shown the post where it is not for all', async () => {
  await dana.api.profiles.follow({ id: mira.id })
  const publish = async (audience: 'public' | 'followers') =>
    mira.api.feed.publish({ id: newPost(), text: '', media: [await picture()], audience })
  const [open, closed] = [await publish('public'), await publish('followers')]
  expect(open.media[0]?.picture.url).not.toContain('v=')
  expect(closed.media[0]?.picture.url).toContain(`v=${mira.id}`)
  expect((await dana.api.feed.get({ id: closed.id })).media[0]?.picture.url).toContain(`v=${dana.id}`)
})

test('a post that is deleted takes its files along', async () => {
  const id = await picture()
  const post = await mira.api.feed.publish({ id: newPost(), text: '', media: [id] })
  await mira.api.feed.remove({ id: post.id })
  await heraia.runJobs()
  expect([...heraia.files.stored.keys()].filter((key) => key.includes(id))).toEqual([])
})

test('is refused: nothing at all, what is not ready, not hers, not for posts, twice, too many', async () => {
  const publish = (media: MediaId[], text = '') => refusal(mira.api.feed.publish({ id: newPost(), text, media }))
  const required = { status: 422, fields: [{ field: 'text', code: 'required' }] }
  expect(await publish([])).toMatchObject(required)
  const unfinished = { id: MediaId.parse(newId()), purpose: 'post', type: 'image/png' } as const
  await beginUpload(heraia.fetch, mira.token, png.length, unfinished)
  expect(await publish([unfinished.id])).toMatchObject({ status: 409, reason: 'media_not_ready' })
  const danas = await dana.uploads(png, { purpose: 'post' })
  expect(await publish([danas], 'Hers')).toMatchObject({ status: 404, reason: 'media_not_found' })
  const forGallery = await mira.uploads(png, { purpose: 'gallery' })
  expect(await publish([forGallery])).toMatchObject({ status: 409, reason: 'media_wrong_purpose' })
  const one = await picture()
  expect(await publish([one, one])).toMatchObject({ status: 409, reason: 'media_in_use' })
  const eleven = Array.from({ length: 11 }, () => MediaId.parse(newId()))
  expect(await publish(eleven)).toMatchObject({ status: 422, fields: [{ field: 'media', code: 'too_many' }] })
  const post = await mira.api.feed.publish({ id: newPost(), text: 'Words', media: [one] })
  expect((await mira.api.feed.edit({ id: post.id, text: '' })).text).toBe('')
  const words = await mira.posts('Only words')
  expect(await refusal(mira.api.feed.edit({ id: words.id, text: '' }))).toMatchObject(required)
})
