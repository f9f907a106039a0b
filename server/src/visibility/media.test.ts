import { PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { itemSaid, type Player, season } from '@heraia/hosts/test/season'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 7 } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const [mira, other, follower] = [await joins('Mira Shows'), await joins('Olga Other'), await joins('Fay Follower')]
const [blocked, admin] = [await joins('Bea Blocked'), await joins('Ada Admin')]
await follower.api.profiles.follow({ id: mira.id })
await mira.api.profiles.block({ id: blocked.id })
await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', admin.id).execute()

const lookers: Record<string, Player | null> = { nobody: null, other, follower, blocked, owner: mira, admin }
const everyone = { nobody: 200, other: 200, follower: 200, blocked: 404, owner: 200, admin: 200 }
const signedIn = { ...everyone, nobody: 404 }
const followers = { nobody: 404, other: 404, follower: 200, blocked: 404, owner: 200, admin: 404 }
const owner = { ...followers, follower: 404 }

const png = await pngOf(200, 200)
const whole = { x: 0, y: 0, width: 1, height: 1 }

/** The pass of a looker, as it stands in the addresses that she is shown of her own loose file. */
async function passOf(looker: Player | null): Promise<string> {
  if (!looker) return ''
  const id = await looker.uploads(png, { purpose: 'gallery' })
  const { items } = await looker.api.media.files({ ids: [id] })
  return new URL(items[0]?.medium?.picture.url ?? '', heraia.siteUrl).search
}
const passes = new Map<string, string>()
for (const [name, looker] of Object.entries(lookers)) passes.set(name, await passOf(looker))

/** What each looker gets at this address; what was remembered of it is old by then. */
async function statuses(url: string): Promise<Record<string, number>> {
  heraia.clock.advance({ seconds: 1 })
  const { pathname, searchParams } = new URL(url, heraia.siteUrl)
  searchParams.delete('v')
  const seen: Record<string, number> = {}
  for (const [name, pass] of passes) {
    const query = [searchParams.toString(), pass.slice(1)].filter(Boolean).join('&')
    seen[name] = (await heraia.fetch(`${pathname}?${query}`)).status
  }
  return seen
}

test('a file that nothing shows is its owner’s alone', async () => {
  const id = await mira.uploads(png, { purpose: 'post' })
  const { items } = await mira.api.media.files({ ids: [id] })
  expect(await statuses(items[0]?.medium?.picture.url ?? '')).toEqual(owner)
})

describe('a picture of the gallery', () => {
  test.each([
    ['public', 'public', 'public', { ...everyone, blocked: 404 }],
    ['public', 'public', 'followers', followers],
    ['public', 'public', 'private', owner],
    ['public', 'followers', 'public', followers],
    ['public', 'private', 'public', owner],
    ['followers', 'public', 'public', followers],
    ['private', 'public', 'public', owner],
  ] as const)('profile %s, media %s, item %s', async (profileVisibility, mediaVisibility, audience, expected) => {
    const item = await mira.shows(png, { audience })
    await mira.sets({ profileVisibility, mediaVisibility })
    expect(await statuses(item.medium?.picture.url ?? '')).toEqual(expected)
    await mira.sets({ profileVisibility: 'public', mediaVisibility: 'public' })
  })
})

describe('a picture of a post', () => {
  test.each([
    ['public', everyone],
    ['followers', followers],
    ['private', owner],
  ] as const)('%s', async (audience, expected) => {
    const mediaId = await mira.uploads(png, { purpose: 'post' })
    const post = await mira.api.feed.publish({ id: PostId.parse(newId()), text: '', media: [mediaId], audience })
    expect(await statuses(post.media[0]?.picture.url ?? '')).toEqual(expected)
  })
})

describe('an avatar and a cover', () => {
  test.each(['avatar', 'cover'] as const)('%s: for whom she is visible', async (purpose) => {
    const mediaId = await mira.uploads(await pngOf(900, 600), { purpose })
    const set = purpose === 'avatar' ? mira.api.media.setAvatar : mira.api.media.setCover
    const { picture } = await set({ mediaId, crop: whole, alt: '' })
    const url = picture?.url ?? ''
    expect(await statuses(url)).toEqual(everyone)
    await mira.sets({ profileVisibility: 'private' })
    expect(await statuses(url)).toEqual(everyone)
    await mira.saves({ dateOfBirth: '2012-06-01' })
    expect(await statuses(url)).toEqual(signedIn)
    await heraia.db.updateTable('profiles').set({ date_of_birth: null }).where('id', '=', mira.id).execute()
    await mira.sets({ profileVisibility: 'public' })
  })
})

describe('within a second of the change', () => {
  const shown = async () => {
    const item = await mira.shows(png)
    const url = item.medium?.picture.url ?? ''
    expect((await heraia.fetch(url)).status).toBe(200)
    return { item, url }
  }
  const statusNow = async (url: string) => {
    heraia.clock.advance({ seconds: 1 })
    return (await heraia.fetch(url)).status
  }

  test('a picture that is for followers now is gone for all others', async () => {
    const { item, url } = await shown()
    await mira.api.gallery.edit({ id: item.id, audience: 'followers' })
    expect(await statusNow(url)).toBe(404)
  })

  test('so it is when she shows her media to followers only', async () => {
    const { url } = await shown()
    await mira.sets({ mediaVisibility: 'followers' })
    expect(await statusNow(url)).toBe(404)
    await mira.sets({ mediaVisibility: 'public' })
    expect(await statusNow(url)).toBe(200)
  })

  test('so it is when she is suspended, or removes it', async () => {
    const { item, url } = await shown()
    const setState = (state: 'active' | 'suspended') =>
      heraia.db.updateTable('profiles').set({ state }).where('id', '=', mira.id).execute()
    await setState('suspended')
    expect(await statusNow(url)).toBe(404)
    await setState('active')
    expect(await statusNow(url)).toBe(200)
    await mira.api.gallery.remove({ id: item.id })
    expect(await statusNow(url)).toBe(404)
  })

  test('who follows no more sees no more by the address she has', async () => {
    const item = await mira.shows(png, { audience: 'followers' })
    const { medium } = await follower.api.gallery.get({ id: item.id })
    const url = medium?.picture.url ?? ''
    expect((await heraia.fetch(url)).status).toBe(200)
    await follower.api.profiles.unfollow({ id: mira.id })
    expect(await statusNow(url)).toBe(404)
    await follower.api.profiles.follow({ id: mira.id })
    expect(await statusNow(url)).toBe(200)
    await heraia.db.updateTable('profiles').set({ state: 'suspended' }).where('id', '=', follower.id).execute()
    expect(await statusNow(url)).toBe(404)
    await heraia.db.updateTable('profiles').set({ state: 'active' }).where('id', '=', follower.id).execute()
  })
})

describe('what an address says of who was shown it', () => {
  test('is nothing where everybody may see the picture, so that it is the same for all', async () => {
    const { id, medium } = await mira.shows(png)
    const seen = await Promise.all([mira, other].map((each) => each.api.gallery.get({ id })))
    expect(seen.map((item) => item.medium?.picture.url)).toEqual([medium?.picture.url, medium?.picture.url])
    expect(medium?.picture.url).not.toContain('?')
  })

  test('stays the same for an hour, counts for two at most, and cannot be made up', async () => {
    const { id } = await mira.shows(png, { ...itemSaid, audience: 'followers' })
    const urlFor = async (who: Player) => (await who.api.gallery.get({ id })).medium?.picture.url ?? ''
    heraia.clock.set(new Date(Math.ceil(heraia.clock.now().getTime() / 3_600_000) * 3_600_000))
    const url = await urlFor(follower)
    heraia.clock.advance({ minutes: 59 })
    expect(await urlFor(follower)).toBe(url)
    heraia.clock.advance({ minutes: 2 })
    expect((await heraia.fetch(url)).status).toBe(200)
    const mine = new URL(url, heraia.siteUrl).searchParams.get('v') ?? ''
    for (const madeUp of [mine.replace(follower.id, mira.id), `${mine}x`, mine.slice(0, -1), 'x', '..', '%00', '']) {
      const asked = `${url.split('?')[0]}?v=${encodeURIComponent(madeUp)}`
      expect([madeUp, (await heraia.fetch(asked)).status]).toEqual([madeUp, 404])
    }
    heraia.clock.advance({ hours: 1 })
    expect((await heraia.fetch(url)).status).toBe(404)
  })
})
