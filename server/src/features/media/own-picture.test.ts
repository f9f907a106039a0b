import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { meanColours, pngOf, redThenBlueOf } from '@heraia/hosts/test/sample-pictures'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

const [mira, dana] = [await joins('Mira Portrait'), await joins('Dana Looks')]
const whole = { x: 0, y: 0, width: 1, height: 1 }
const keysOf = (id: string) => [...heraia.files.stored.keys()].filter((key) => key.includes(id))
const redThenBlue = await redThenBlueOf(400)

async function coloursOf(url: string): Promise<number[]> {
  return meanColours(await (await heraia.fetch(url)).arrayBuffer())
}

describe('her portrait', () => {
  test('is the part that she chose, a square in three sizes, wherever she is shown', async () => {
    const mediaId = await mira.uploads(redThenBlue, { purpose: 'avatar' })
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
    const { picture } = await mira.api.media.setAvatar({ mediaId, crop, alt: 'Mira laughs' })
    expect(picture).toMatchObject({ widths: [96, 192, 200], width: 200, height: 200, alt: 'Mira laughs' })
    expect(await coloursOf(picture?.url ?? '')).toEqual([1, 0, 0])
    expect((await stranger.profiles.get({ id: mira.id })).avatar).toEqual(picture)
    expect((await mira.api.accounts.me()).avatar).toEqual(picture)
    expect((await mira.posts('Hello')).author.avatar).toEqual(picture)
  })

  test('can be another part of the same file, at another address; what she left out is nowhere', async () => {
    const mediaId = await mira.uploads(redThenBlue, { purpose: 'avatar' })
    const first = await mira.api.media.setAvatar({ mediaId, crop: { ...whole, width: 0.5, height: 0.5 }, alt: '' })
    const crop = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }
    const { picture } = await mira.api.media.setAvatar({ mediaId, crop, alt: '' })
    expect(picture?.url).not.toBe(first.picture?.url)
    heraia.clock.advance({ seconds: 1 })
    expect(await coloursOf(picture?.url ?? '')).toEqual([0, 0, 1])
    await expect.poll(() => keysOf(mediaId).length).toBe(4)
    expect((await heraia.fetch(`/media/${mediaId}/source.webp`)).status).toBe(404)
    expect((await heraia.fetch(`/media/${mediaId}/400.webp`)).status).toBe(404)
  })

  test('takes the place of the one before, whose files are gone', async () => {
    const [one, other] = [
      await mira.uploads(await pngOf(), { purpose: 'avatar' }),
      await mira.uploads(await pngOf(), { purpose: 'avatar' }),
    ]
    await mira.api.media.setAvatar({ mediaId: one, crop: whole, alt: '' })
    await mira.api.media.setAvatar({ mediaId: other, crop: whole, alt: '' })
    await heraia.runJobs()
    expect([keysOf(one), keysOf(other).length > 0]).toEqual([[], true])
    expect(await mira.api.media.removeAvatar()).toEqual({ picture: null })
    expect(await mira.api.media.removeAvatar()).toEqual({ picture: null })
    await heraia.runJobs()
    expect([keysOf(other), (await mira.api.accounts.me()).avatar]).toEqual([[], null])
  })

  test('of a minor is not for who is not signed in', async () => {
    const minor = await joins('Mia Minor')
    await minor.saves({ dateOfBirth: '2011-05-01' })
    const mediaId = await minor.uploads(await pngOf(), { purpose: 'avatar' })
    const { picture } = await minor.api.media.setAvatar({ mediaId, crop: whole, alt: '' })
    expect((await stranger.profiles.get({ id: minor.id })).avatar).toBe(null)
    const seen = (await dana.api.profiles.get({ id: minor.id })).avatar
    expect(seen?.url).toContain(`v=${dana.id}`)
    expect(picture?.url).toContain(`v=${minor.id}`)
    expect((await heraia.fetch(seen?.url ?? '')).status).toBe(200)
    expect((await heraia.fetch(seen?.url.split('?')[0] ?? '')).status).toBe(404)
  })
})

test('a cover is three times as wide as it is high', async () => {
  const mediaId = await mira.uploads(await pngOf(2000, 1500), { purpose: 'cover' })
  const crop = { x: 0, y: 0.2, width: 1, height: 0.44444 }
  const { picture } = await mira.api.media.setCover({ mediaId, crop, alt: 'A court' })
  expect(picture).toMatchObject({ widths: [640, 1280, 1920], width: 1920, height: 640 })
  expect((await stranger.profiles.get({ id: mira.id })).cover).toEqual(picture)
  const described = await mira.api.media.describe({ id: mediaId, alt: 'The centre court' })
  expect(described.alt).toBe('The centre court')
  expect((await stranger.profiles.get({ id: mira.id })).cover?.alt).toBe('The centre court')
  expect(await mira.api.media.removeCover()).toEqual({ picture: null })
})

describe('is refused', () => {
  test('what is not hers, not ready, not for that, or too small a part', async () => {
    const [avatar, gallery, danas] = [
      await mira.uploads(await pngOf(), { purpose: 'avatar' }),
      await mira.uploads(await pngOf(), { purpose: 'gallery' }),
      await dana.uploads(await pngOf(), { purpose: 'avatar' }),
    ]
    const set = (mediaId: typeof avatar, crop = whole) => refusal(mira.api.media.setAvatar({ mediaId, crop, alt: '' }))
    expect(await set(danas)).toMatchObject({ status: 404, reason: 'media_not_found' })
    expect(await set(gallery)).toMatchObject({ status: 409, reason: 'media_wrong_purpose' })
    expect(await set(avatar, { ...whole, width: 0.01 })).toMatchObject({
      status: 422,
      fields: [{ field: 'crop', code: 'too_small' }],
    })
    expect(await set(avatar, { ...whole, width: 1.5 })).toMatchObject({
      status: 422,
      fields: [{ field: 'crop.width', code: 'out_of_range' }],
    })
    const broken = await mira.uploads(new TextEncoder().encode('x'), { purpose: 'avatar' })
    expect(await set(broken)).toMatchObject({ status: 409, reason: 'media_not_ready' })
  })
})
