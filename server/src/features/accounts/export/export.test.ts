import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

test('her archive holds what she wrote, nothing secret, and nothing that others wrote', async () => {
  const [mira, dana] = [await joins('Mira Archive'), await joins('Dana Archive')]
  await mira.posts('First words of Mira')
  await mira.writes(dana, 'A letter of Mira')
  await dana.writes(mira, 'A letter of Dana')
  const asked = await mira.api.accounts.askExport()
  expect(asked).toMatchObject({ state: 'waiting', url: null, bytes: null })
  expect((await mira.api.accounts.askExport()).id).toBe(asked.id)
  expect((await newestMail(heraia, mira.email)).text).toContain('/settings/security/data')
  const { items } = await mira.api.accounts.exports()
  expect(items).toMatchObject([{ id: asked.id, state: 'ready', bytes: expect.any(Number) }])
  expect((await dana.api.accounts.exports()).items).toEqual([])
  const response = await heraia.fetch(items[0]?.url ?? '')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="heraia-\d{4}-\d\d-\d\d\.json"$/)
  const text = await response.text()
  const archive = JSON.parse(text) as { format: string; tables: Record<string, Record<string, unknown>[]> }
  expect(archive.format).toBe('heraia-archive')
  expect(archive.tables.users).toMatchObject([{ email: mira.email }])
  expect(archive.tables.posts).toMatchObject([{ text: 'First words of Mira', revisions: [] }])
  expect(archive.tables.messages).toMatchObject([{ text: 'A letter of Mira' }])
  expect(text).not.toContain('A letter of Dana')
  expect(text).not.toMatch(/encrypted_password|\$argon2|token_hash/)
})

test('the address of an archive is hers, unchanged, and for an hour; the archive for a week', async () => {
  const mira = await joins('Mira Address')
  await mira.api.accounts.askExport()
  await heraia.runJobs()
  const url = async () => (await mira.api.accounts.exports()).items[0]?.url ?? ''
  const first = await url()
  const status = async (address: string) => (await heraia.fetch(address)).status
  expect(await status(first)).toBe(200)
  expect(await status(first.slice(0, -1))).toBe(404)
  expect(await status(first.replace(/until=\w+/, 'until=zzzzzzzz'))).toBe(404)
  expect(await status(first.split('?')[0] ?? '')).toBe(404)
  heraia.clock.advance({ minutes: 61 })
  expect(await status(first)).toBe(404)
  const files = async () => {
    const keys: string[] = []
    for await (const key of heraia.files.list('exports/')) keys.push(key)
    return keys.length
  }
  const before = await files()
  heraia.clock.advance({ days: 7 })
  await heraia.runJob('sweep-exports', {})
  expect(await files()).toBeLessThan(before)
  expect((await stranger.site.info()).termsVersion).toBeTypeOf('string')
})
