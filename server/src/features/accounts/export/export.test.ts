import type { AchievementId } from '@heraia/contract/ids'
import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { killedAtMail } from '@heraia/hosts/test/killed-at-mail'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { readZip } from '@heraia/hosts/test/read-zip'
import { records } from '@heraia/hosts/test/records'
import { pdfOf } from '@heraia/hosts/test/sample-documents'
import { pngOf, widthOf } from '@heraia/hosts/test/sample-pictures'
import { filmOf } from '@heraia/hosts/test/sample-videos'
import { apiFor, type Player, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { references } from '../../../personal-data/references.ts'
import { makeExport } from './make-export.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)

test('her archive holds what she wrote, nothing secret, and nothing that others wrote', async () => {
  const [mira, dana] = [await joins('Mira Archive'), await joins('Dana Archive')]
  await mira.posts('First words of Mira')
  await mira.writes(dana, 'A letter of Mira')
  await dana.writes(mira, 'A letter of Dana')
  const { id: resultId } = await records(mira)
  const cup = { title: 'Cup', description: null, date: '2026-05-31', location: null, evidence: [], resultId }
  await mira.api.achievements.add({ ...cup, id: newId() as AchievementId, type: 'trophy', audience: 'public' })
  const asked = await mira.api.accounts.askExport()
  expect(asked).toMatchObject({ state: 'waiting', url: null, bytes: null })
  expect((await mira.api.accounts.askExport()).id).toBe(asked.id)
  expect((await newestMail(heraia, mira.email)).text).toContain('/settings/security/data')
  const { items } = await mira.api.accounts.exports()
  expect(items).toMatchObject([{ id: asked.id, state: 'ready', bytes: expect.any(Number) }])
  expect((await dana.api.accounts.exports()).items).toEqual([])
  const { response, files, read } = await fetched(items[0]?.url)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="heraia-\d{4}-\d\d-\d\d\.zip"$/)
  expect(read('about.json')).toMatchObject({ format: 'heraia-archive', personId: mira.id, site: heraia.siteUrl })
  expect(read('tables/users.json')).toMatchObject([{ email: mira.email }])
  expect(read('tables/posts.json')).toMatchObject([{ text: 'First words of Mira', revisions: [] }])
  const [letter] = read('tables/messages.json') as Record<string, unknown>[]
  expect(letter).toMatchObject({ text: 'A letter of Mira' })
  expect(letter, 'whether the other sees her pictures is not hers to know').not.toHaveProperty('covered')
  expect(read('tables/results.json')).toMatchObject([{ id: resultId }])
  expect(read('tables/achievements.json')).toMatchObject([{ title: 'Cup', result_id: resultId }])
  const text = [...files.values()].map((bytes) => new TextDecoder().decode(bytes)).join('\n')
  expect(text).not.toContain('A letter of Dana')
  expect(text).not.toMatch(/encrypted_password|\$argon2|token_hash/)
})

test('a server that is killed while it makes her archive says once that it is ready, when it is', async () => {
  const mira = await joins('Mira Interrupted')
  const { id } = await mira.api.accounts.askExport()
  await expect(makeExport(references)(killedAtMail(heraia.context), { id })).rejects.toThrow('killed')
  expect((await mira.api.accounts.exports()).items).toMatchObject([{ id, state: 'waiting' }])
  await heraia.runJobs()
  await heraia.runJob('make-export', { id })
  await heraia.runJobs()
  expect((await mira.api.accounts.exports()).items).toMatchObject([{ id, state: 'ready' }])
  const mails = heraia.mails.filter(({ to, text }) => to === mira.email && text.includes('/settings/security/data'))
  expect(mails).toHaveLength(1)
})

/** Her account so many minutes later, with a token of then. */
async function later({ email }: Player, minutes: number) {
  heraia.clock.advance({ minutes })
  const { data } = await authClient(heraia).auth.signInWithPassword({ email, password: 'secret1' })
  return apiFor(heraia, data.session?.access_token).accounts
}

test('an archive that nobody could make in four hours has failed, and she has another one made', async () => {
  const mira = await joins('Mira Waiting')
  const { id } = await mira.api.accounts.askExport()
  const early = await later(mira, 239)
  const states = async () => (await early.exports()).items.map((one) => [one.id, one.state])
  expect(await states()).toEqual([[id, 'waiting']])
  expect((await early.askExport()).id).toBe(id)
  heraia.clock.advance({ minutes: 1 })
  expect(await states()).toEqual([[id, 'failed']])
  const again = await early.askExport()
  expect(again.state).toBe('waiting')
  await heraia.runJobs()
  expect(await states()).toEqual([
    [again.id, 'ready'],
    [id, 'failed'],
  ])
})

test('one that is made after all, and before she asked again, is hers', async () => {
  const mira = await joins('Mira Late')
  const { id } = await mira.api.accounts.askExport()
  const late = await later(mira, 241)
  await heraia.runJobs()
  expect((await late.exports()).items).toMatchObject([{ id, state: 'ready' }])
})

test('what the site noted of her account by itself is in it, not what others noted of her, nor of anybody else’s', async () => {
  const [mira, dana] = [await joins('Mira Noted'), await joins('Dana Noted')]
  const noted = { device: 'Firefox on Windows', network: '192.0.2.x' }
  const writes = (action: string, actorId: string | null, subjectId: string, details = {}) =>
    heraia.db
      .insertInto('audit_log')
      .values({
        ...{ id: newId(), action, actor_id: actorId, subject_id: subjectId, created_at: heraia.clock.now() },
        details: JSON.stringify({ ...details, ...noted }),
      })
      .execute()
  await authClient(heraia).auth.signInWithPassword({ email: mira.email, password: 'wrong-one' })
  await writes('session.ended', null, mira.id, { scope: 'inactivity' })
  await writes('link.made_by_operator', null, mira.id, { type: 'magiclink' })
  await writes('person.verified', dana.id, mira.id, { reason: 'words of the staff' })
  await writes('person.suspended', null, mira.id, { reason: 'words of the staff' })
  const auditOf = async ({ api }: Player) => {
    await api.accounts.askExport()
    await heraia.runJobs()
    const { read } = await fetched((await api.accounts.exports()).items[0]?.url)
    return read('tables/audit_log.json') as { action: string; actor_id: string | null; details: object }[]
  }
  const hers = await auditOf(mira)
  expect(new Set(hers.map(({ action }) => action))).toEqual(
    new Set([
      ...['account.created', 'session.started', 'account.export_asked'],
      ...['session.refused', 'session.ended', 'link.made_by_operator'],
    ]),
  )
  const detailsOf = (action: string) => hers.find((row) => row.action === action)?.details
  expect(detailsOf('session.ended')).toEqual({ scope: 'inactivity', ...noted })
  expect(detailsOf('link.made_by_operator'), 'where the operator was is not hers').toEqual({ type: 'magiclink' })
  expect(JSON.stringify(hers)).not.toContain('words of the staff')
  expect((await auditOf(dana)).filter(({ actor_id }) => actor_id !== dana.id)).toEqual([])
})

test('her pictures, films and documents are in it, whatever they were for, and nobody else’s', async () => {
  const [mira, dana] = [await joins('Mira Files'), await joins('Dana Files')]
  const { medium: picture } = await mira.shows(await pngOf(500, 400))
  const film = await mira.uploads(await filmOf('mp4'), { purpose: 'post', type: 'video/mp4' })
  const paper = await mira.uploads(pdfOf(), { purpose: 'evidence', type: 'application/pdf' })
  const portrait = await mira.uploads(await pngOf(800, 600), { purpose: 'avatar' })
  await mira.api.media.setAvatar({ mediaId: portrait, crop: { x: 0, y: 0, width: 0.5, height: 0.5 }, alt: '' })
  await dana.shows(await pngOf())
  await mira.api.accounts.askExport()
  await heraia.runJobs()
  const [archive] = (await mira.api.accounts.exports()).items
  const { bytes, files, read } = await fetched(archive?.url)
  expect(bytes.length).toBe(archive?.bytes)
  const names = [...files.keys()].filter((name) => name.startsWith('files/')).map((name) => name.split('/'))
  const day = heraia.clock.now().toISOString().slice(0, 10)
  const expected = [
    ['gallery', picture?.id, 'webp'],
    ['post', film, 'mp4'],
    ['evidence', paper, 'pdf'],
    ['avatar', portrait, 'webp'],
  ]
  expect(new Set(names.map((parts) => parts.slice(1).join('/')))).toEqual(
    new Set(expected.map(([purpose, id, ending]) => `${purpose}/${day}-${id}.${ending}`)),
  )
  const widths = await Promise.all(
    [`files/gallery/${day}-${picture?.id}.webp`, `files/avatar/${day}-${portrait}.webp`].map(async (name) =>
      widthOf(files.get(name)),
    ),
  )
  expect(widths).toEqual([500, 800])
  expect(read('tables/media_files.json')).toHaveLength(4)

  await mira.api.media.discard({ id: film })
  await heraia.runJobs()
  const later = await fetched(archive?.url)
  expect([...later.files.keys()].filter((name) => name.endsWith('.mp4'))).toEqual([])
  expect(later.files.has(`files/gallery/${day}-${picture?.id}.webp`)).toBe(true)
})

test('it is read from the store as fast as she takes it, and closed when she stops', async () => {
  const mira = await joins('Mira Stops')
  for (let at = 0; at < 3; at += 1) await mira.shows(await pngOf(300 + at, 300))
  await mira.api.accounts.askExport()
  await heraia.runJobs()
  const [archive] = (await mira.api.accounts.exports()).items
  const reader = (await heraia.fetch(archive?.url ?? '')).body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  await reader?.cancel()
  expect(heraia.log.lines.filter(({ level }) => level === 'error')).toEqual([])
  expect((await fetched(archive?.url)).bytes.length).toBe(archive?.bytes)
})

async function fetched(url: string | null | undefined) {
  const response = await heraia.fetch(url ?? '')
  const bytes = new Uint8Array(await response.arrayBuffer())
  const files = readZip(bytes)
  const read = (name: string) => JSON.parse(new TextDecoder().decode(files.get(name))) as unknown
  return { response, bytes, files, read }
}

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
