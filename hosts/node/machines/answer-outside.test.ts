import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { answerOutside } from './answer-outside.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)
const answer = answerOutside((request) => heraia.fetch(request), heraia.siteUrl)
const get = (path: string) => answer(new Request(`${heraia.siteUrl}${path}`), path)
const sizeOf = async (response: Response | null) => {
  const png = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
  return png.length > 24 ? [png.readUInt32BE(16), png.readUInt32BE(20)] : null
}

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
