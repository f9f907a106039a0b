import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { recordedLog } from '@heraia/hosts/test/recorded-log'
import { season } from '@heraia/hosts/test/season'
import { mayHideSomebody } from '@heraia/server/features/outside/list-addresses'
import { hearPages } from '@heraia/server/live/page-changes'
import { afterAll, expect, test } from 'vitest'
import { answerOutside } from './answer-outside.ts'
import { keptMaps } from './kept-maps.ts'
import { listingsOnSale } from './listings-on-sale.ts'

const heraia = await createTestHeraia()
const maps = keptMaps()
/** As the host does it. */
const endHearing = hearPages(heraia.context.ports.broadcast, ({ by }) => {
  if (mayHideSomebody(by)) maps.forget()
})
afterAll(() => {
  endHearing()
  return heraia.close()
})
const { joins } = season(heraia)
const answer = answerOutside((request) => heraia.fetch(request), heraia.siteUrl, maps)
const get = (path: string) => answer(new Request(`${heraia.siteUrl}${path}`), path)
const sizeOf = async (response: Response | null) => {
  const png = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
  return png.length > 24 ? [png.readUInt32BE(16), png.readUInt32BE(20)] : null
}

test('who does not want to be found has neither picture nor place in a sitemap, whatever she posts and sells', async () => {
  const vera = await joins('Vera Vidal')
  const post = await vera.posts('Second heat done')
  const listing = await sells(vera)
  const { handle } = await vera.api.accounts.me()
  const pictures = [`profile/${handle}`, `post/${post.id}`, `marketplace/${listing.id}`]
  const drawn = () => Promise.all(pictures.map(async (name) => (await get(`/pictures/${name}.en.png`)) !== null))
  const mapOf = async (of: string) => (await get(`/sitemap-${of}.xml`))?.text()
  const listings = listingsOnSale((request) => heraia.fetch(request), heraia.siteUrl, recordedLog())
  expect(await drawn()).toEqual([true, true, true])
  expect(await mapOf('people')).toContain(handle)
  expect(await mapOf('posts')).toContain(post.id)
  expect((await listings()).items.map(({ id }) => id)).toContain(listing.id)
  await vera.sets({ showInSearch: false })
  expect(await drawn()).toEqual([false, false, false])
  expect(await mapOf('people')).not.toContain(handle)
  expect(await mapOf('posts')).not.toContain(post.id)
  expect((await listings()).items.map(({ id }) => id)).not.toContain(listing.id)
})

test('while nothing can be looked up, search engines are told to come again, not that nobody is there', async () => {
  const gone = answerOutside(async () => Response.json({}, { status: 503 }), heraia.siteUrl, keptMaps())
  for (const path of ['/sitemap-people.xml', '/sitemap-posts.xml', '/pictures/profile/mira.en.png']) {
    const response = await gone(new Request(`${heraia.siteUrl}${path}`), path)
    expect([path, response?.status, response?.headers.get('retry-after')]).toEqual([path, 503, '2'])
    expect(response?.headers.get('cache-control')).toBe('no-store')
  }
})

test('public people and posts have a picture and stand in a sitemap; nobody else does', async () => {
  const [mira, dana] = [await joins('Mira López'), await joins('Dana Okafor')]
  await dana.sets({ profileVisibility: 'followers' })
  const [post, closed] = [await mira.posts('First heat done'), await dana.posts('For my followers')]
  const handleOf = async (person: typeof mira) => (await person.api.accounts.me()).handle
  const [open, shut] = [await handleOf(mira), await handleOf(dana)]
  expect(await sizeOf(await get(`/pictures/profile/${open}.en.png`))).toEqual([1200, 630])
  expect(await sizeOf(await get(`/pictures/post/${post.id}.es.png`))).toEqual([1200, 630])
  expect(await get(`/pictures/profile/${shut}.en.png`)).toBeNull()
  expect(await get(`/pictures/post/${closed.id}.en.png`)).toBeNull()
  const people = (await (await get('/sitemap-people.xml'))?.text()) ?? ''
  expect(people).toContain(`<loc>${heraia.siteUrl}/profile/${open}</loc>`)
  expect(people).not.toContain(shut)
  const posts = (await (await get('/sitemap-posts.xml'))?.text()) ?? ''
  expect(posts).toContain(`<loc>${heraia.siteUrl}/post/${post.id}</loc>`)
  expect(posts).not.toContain(closed.id)
})
