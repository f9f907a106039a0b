import { MediaId } from '@heraia/contract/ids'
import type { MediaPurpose } from '@heraia/contract/media'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { heicOf } from '@heraia/hosts/test/sample-heic'
import { animationOf, bombOf, emptyZip, joined, photoOf, pngOf, textOf } from '@heraia/hosts/test/sample-pictures'
import { refusal, season } from '@heraia/hosts/test/season'
import { beginUpload, offsetOf, sendBytes } from '@heraia/hosts/test/upload'
import { afterAll, afterEach, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { media: { uploadMaxBytes: 2_000_000, quotaBytes: 20_000_000 } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const [mira, dana] = [await joins('Mira Uploads'), await joins('Dana Uploads')]
const [png, photo, dot, animation] = [await pngOf(), await photoOf(), await pngOf(1, 1), await animationOf()]
const heic = await heicOf()

/** Whatever came, the server lives and says nothing of a failure of its own. */
afterEach(async () => {
  expect((await heraia.fetch('/readyz')).status).toBe(200)
  expect(heraia.log.lines.filter(({ level }) => level === 'error')).toEqual([])
})

type Bytes = Uint8Array<ArrayBuffer>

async function outcomeOf(bytes: Bytes, type: string, purpose: MediaPurpose = 'gallery') {
  const id = await mira.uploads(bytes, { purpose, type })
  const { items } = await mira.api.media.files({ ids: [id] })
  return items[0]?.failure ?? items[0]?.state
}

describe('by its content', () => {
  const page = textOf('<!doctype html><script>alert(1)</script>')
  const script = textOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

  test.each<[string, string, Bytes, string]>([
    ['a web page that is called a picture', 'type_mismatch', page, 'image/png'],
    ['a drawing with a script that is called a picture', 'type_not_allowed', script, 'image/png'],
    ['a document', 'type_not_allowed', textOf('%PDF-1.7\n'), 'image/jpeg'],
    ['random bytes', 'type_mismatch', crypto.getRandomValues(new Uint8Array(4096)).fill(7, 0, 8), 'image/webp'],
    ['a picture that is called a film', 'type_mismatch', png, 'video/mp4'],
    ['half a picture', 'damaged', png.slice(0, png.length / 2), 'image/png'],
    ['a head without a body', 'damaged', png.slice(0, 40), 'image/png'],
    ['a picture of 50,000 x 50,000', 'too_many_pixels', bombOf(50_000, 50_000), 'image/png'],
    ['a picture of 1 x 1', 'too_small', dot, 'image/png'],
    ['a picture that is an archive too', 'type_mismatch', joined([photo, emptyZip]), 'image/jpeg'],
    ['a picture that is a page too', 'type_mismatch', joined([textOf('GIF89a'), page]), 'image/gif'],
    ['a picture that is a document too', 'type_mismatch', joined([textOf('GIF89a%PDF-1.7'), png]), 'image/gif'],
    ['a picture with another extension is that picture', 'ready', photo, 'image/png'],
    ['a picture that nobody called anything', 'ready', png, ''],
    ['a photo of an iPhone', 'ready', heic, 'image/heic'],
    ['half a photo of an iPhone', 'damaged', heic.slice(0, heic.length / 2), 'image/heic'],
    ['an animation', 'ready', animation, 'image/gif'],
    [
      'a film behind a photo, as phones make them',
      'ready',
      joined([photo, textOf('\0\0\0\x18ftypmp42')]),
      'image/jpeg',
    ],
  ])('%s: %s', async (_, outcome, bytes, type) => {
    expect(await outcomeOf(bytes, type)).toBe(outcome)
  })

  test('what was wrong with the file is wrong at another try too', async () => {
    const id = await mira.uploads(png.slice(0, png.length / 2), { purpose: 'gallery' })
    expect((await mira.api.media.files({ ids: [id] })).items[0]).toMatchObject({ may: { retry: false } })
    expect(await refusal(mira.api.media.retry({ id }))).toMatchObject({ status: 409, reason: 'media_final' })
  })

  test('an animation stays one, in WebP', async () => {
    const id = await mira.uploads(await animationOf(64, 64, 3), { purpose: 'gallery', type: 'image/gif' })
    const url = (await mira.api.media.files({ ids: [id] })).items[0]?.medium?.picture.url ?? ''
    const text = String.fromCharCode(...new Uint8Array(await (await heraia.fetch(url)).arrayBuffer()))
    expect(text.split('ANMF')).toHaveLength(4)
  })

  test('where and with what a photo was taken stays with her, and it stands upright', async () => {
    const id = await mira.uploads(photo, { purpose: 'gallery', type: 'image/jpeg' })
    const picture = (await mira.api.media.files({ ids: [id] })).items[0]?.medium?.picture
    expect(picture).toMatchObject({ width: 300, height: 400 })
    for (const [key, bytes] of heraia.files.stored) {
      if (!key.includes(id)) continue
      const text = String.fromCharCode(...bytes)
      expect([key, /Exif|Secretphone|GPS|ICC_PROFILE/.test(text)]).toEqual([key, false])
    }
  })
})

describe('before a byte is taken', () => {
  const begin = async (more: object, size = png.length, token: string | null = mira.token) => {
    const said = { id: MediaId.parse(newId()), purpose: 'gallery' as const, type: 'image/png', ...more }
    const response = await beginUpload(heraia.fetch, token, size, said)
    const body = response.ok ? {} : ((await response.json()) as { code: string; reason: string })
    return { status: response.status, ...body }
  }

  test.each<[string, object, number, number, string]>([
    ['a type that is not taken', { type: 'image/svg+xml' }, 100, 415, 'type_not_allowed'],
    ['a film as a portrait', { purpose: 'avatar', type: 'video/mp4' }, 100, 415, 'type_not_allowed'],
    ['too much', {}, 2_000_001, 413, 'too_large'],
    ['nothing', {}, 0, 422, 'empty'],
    ['a size that is none', {}, Number.NaN, 422, 'required'],
    ['an id that is none', { id: '../../etc/passwd' }, 100, 422, 'invalid_id'],
    ['a purpose that is none', { purpose: 'malware' }, 100, 422, 'invalid'],
  ])('%s', async (_, more, size, status, reason) => {
    expect(await begin(more, size)).toMatchObject({ status, reason, code: expect.any(String) })
  })

  test('nobody signed in', async () => {
    expect(await begin({}, 100, null)).toMatchObject({ status: 401, reason: 'not_signed_in' })
    expect(await begin({}, 100, 'made-up')).toMatchObject({ status: 401 })
  })

  test('the id of another’s, or of another file of hers', async () => {
    const id = MediaId.parse(newId())
    expect(await begin({ id })).toMatchObject({ status: 201 })
    expect(await begin({ id }, png.length, dana.token)).toMatchObject({ status: 409, reason: 'id_taken' })
    expect(await begin({ id }, png.length + 1)).toMatchObject({ status: 409, reason: 'id_taken' })
    expect(await offsetOf(heraia.fetch, dana.token, id)).toBe(null)
    expect((await sendBytes(heraia.fetch, dana.token, id, 0, png)).status).toBe(404)
    const discarded = await heraia.fetch(`/uploads/${id}`, {
      method: 'DELETE',
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${dana.token}` },
    })
    expect(discarded.status).toBe(404)
  })

  test('a name with the parts of a path is only a name, and is kept nowhere', async () => {
    const id = MediaId.parse(newId())
    const said = { id, purpose: 'gallery', type: 'image/png', filename: '../../../../etc/secret-name.png' } as const
    expect((await beginUpload(heraia.fetch, mira.token, png.length, said)).status).toBe(201)
    expect((await sendBytes(heraia.fetch, mira.token, id, 0, png)).status).toBe(204)
    await heraia.runJobs()
    expect((await mira.api.media.files({ ids: [id] })).items[0]).toMatchObject({ state: 'ready', alt: '' })
    expect([...heraia.files.stored.keys()].filter((key) => !/^(media|uploads)\/[0-9a-f-]{36}/.test(key))).toEqual([])
    expect(JSON.stringify(await heraia.db.selectFrom('media_files').selectAll().execute())).not.toContain('secret-name')
  })

  test('more than all of hers may be together', async () => {
    const full = await joins('Fay Full')
    for (let at = 0; at < 10; at += 1) {
      expect(await begin({}, 2_000_000, full.token)).toMatchObject({ status: 201 })
    }
    expect(await begin({}, 2_000_000, full.token)).toMatchObject({ status: 507, reason: 'quota_full' })
    expect(await begin({}, 2_000_000)).toMatchObject({ status: 201 })
  })

  test('too many in an hour', async () => {
    const strict = await createTestHeraia({ settings: { rateLimitFactor: 0.01 } })
    const eager = await season(strict).joins('Eve Eager')
    const answers = []
    for (let at = 0; at < 3; at += 1) {
      const said = { id: MediaId.parse(newId()), purpose: 'gallery', type: 'image/png' } as const
      answers.push(await beginUpload(strict.fetch, eager.token, 100, said))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
    await strict.close()
  })

  test('other methods and versions of the protocol', async () => {
    const headers = { authorization: `Bearer ${mira.token}` }
    for (const [method, path, status] of [
      ['GET', `/uploads/${newId()}`, 405],
      ['PUT', '/uploads', 405],
      ['PATCH', '/uploads', 404],
      ['PATCH', '/uploads/..%2F..%2Fetc', 404],
      ['HEAD', '/uploads/%00', 404],
    ] as const) {
      const response = await heraia.fetch(path, { method, headers })
      expect([method, path, response.status]).toEqual([method, path, status])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('where there is no room', () => {
  test('an upload is told so, what had come is kept, and it goes on later', async () => {
    const said = { id: MediaId.parse(newId()), purpose: 'gallery', type: 'image/png' } as const
    await beginUpload(heraia.fetch, mira.token, png.length, said)
    await sendBytes(heraia.fetch, mira.token, said.id, 0, png.slice(0, 100))
    heraia.files.fill(true)
    const refused = await sendBytes(heraia.fetch, mira.token, said.id, 100, png.slice(100))
    expect([refused.status, ((await refused.json()) as { reason: string }).reason]).toEqual([507, 'storage_full'])
    heraia.files.fill(false)
    expect(await offsetOf(heraia.fetch, mira.token, said.id)).toBe(100)
    expect((await sendBytes(heraia.fetch, mira.token, said.id, 100, png.slice(100))).status).toBe(204)
    await heraia.runJobs()
    expect((await mira.api.media.files({ ids: [said.id] })).items[0]?.state).toBe('ready')
  })

  test('a file that could not be processed can be tried again', async () => {
    const said = { id: MediaId.parse(newId()), purpose: 'gallery', type: 'image/png' } as const
    await beginUpload(heraia.fetch, mira.token, png.length, said)
    await sendBytes(heraia.fetch, mira.token, said.id, 0, png)
    heraia.files.fill(true)
    await heraia.runJobs()
    const { items } = await mira.api.media.files({ ids: [said.id] })
    expect(items[0]).toMatchObject({ state: 'failed', failure: 'storage_full', may: { retry: true } })
    heraia.files.fill(false)
    expect(await mira.api.media.retry({ id: said.id })).toMatchObject({ state: 'processing', failure: null })
    await heraia.runJobs()
    expect((await mira.api.media.files({ ids: [said.id] })).items[0]?.state).toBe('ready')
  })
})
