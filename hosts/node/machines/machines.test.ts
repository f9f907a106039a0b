import { afterAll, expect, test } from 'vitest'
import { recordedLog } from '../../test/recorded-log.ts'
import { openContent } from '../content/open-content.ts'
import { machines } from './answer-machines.ts'
import { keptMaps } from './kept-maps.ts'

const log = recordedLog()
const content = openContent(null, log)
afterAll(() => content.close())
const items = [{ id: '0196f0aa-0000-7000-8000-000000000000', listedAt: '2026-11-02T10:00:00.000Z' }]
const listings = async () => ({ items, isCurrent: true })
const teams = async () => [{ id: '0196f0aa-0000-7000-8000-000000000001' }]
const parts = { content, log, maps: keptMaps(), listings, teams, siteUrl: 'https://heraia.example' }
const answer = machines(parts)
const get = async (path: string) => {
  const response = await answer(new Request(`https://heraia.example${path}`), path)
  if (!response) throw new Error(`${path} is not there`)
  return response
}

test('search engines find every text in both languages, what is on sale, and no person', async () => {
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://heraia.example/sitemap.xml')
  const map = await (await get('/sitemap.xml')).text()
  for (const name of content.library().names) {
    expect(map).toContain(`<loc>https://heraia.example/${name}</loc>`)
    expect(map).toContain(`<loc>https://heraia.example/${name}?lang=es</loc>`)
  }
  expect(map).toContain('<loc>https://heraia.example/marketplace?lang=es</loc>')
  expect(map).toContain('<loc>https://heraia.example/teams/0196f0aa-0000-7000-8000-000000000001?lang=es</loc>')
  expect(map).toContain(
    '<loc>https://heraia.example/marketplace/0196f0aa-0000-7000-8000-000000000000</loc><lastmod>2026-11-02T10:00:00.000Z</lastmod>',
  )
  expect(map).not.toMatch(/profile|post\//)
})

test('press releases stand in the feed, newest first', async () => {
  const response = await get('/press/feed.es.xml')
  expect(response.headers.get('content-type')).toContain('application/atom+xml')
  const days = Array.from((await response.text()).matchAll(/<updated>(.{10})/g), ([, day]) => day).slice(1)
  expect(days.length).toBeGreaterThanOrEqual(4)
  expect(days).toEqual(days.map(String).toSorted((one, other) => other.localeCompare(one)))
})

test('a page has its picture, drawn once; a page that is not there has none', async () => {
  const png = Buffer.from(await (await get('/pictures/learn/pressure.es.png')).arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(await answer(new Request('https://heraia.example/pictures/no.en.png'), '/pictures/no.en.png')).toBeNull()
})

test('a picture that could not be drawn once is drawn for who asks next', async () => {
  let isAway = true
  const library = () => {
    if (isAway) throw new Error('The texts are away.')
    return content.library()
  }
  const shaky = machines({ ...parts, content: { ...content, library } })
  const path = '/pictures/learn/pressure.en.png'
  const ask = () => shaky(new Request(`https://heraia.example${path}`), path)
  await expect(ask()).rejects.toThrow('The texts are away.')
  isAway = false
  expect((await ask())?.status).toBe(200)
})

test('icons and the media kit are what their names say', async () => {
  const icon = Buffer.from(await (await get('/icon-192.png')).arrayBuffer())
  expect(icon.readUInt32BE(16)).toBe(192)
  const kit = Buffer.from(await (await get('/media-kit.zip')).arrayBuffer())
  expect(kit.subarray(0, 4)).toEqual(Buffer.from([0x50, 0x4b, 3, 4]))
  for (const name of ['fact-sheet.es.md', 'wordmark-dark.svg', 'mark-light.png'])
    expect(kit.includes(name), name).toBe(true)
})
