import { MediaId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { season } from '@heraia/hosts/test/season'
import { beginUpload, offsetOf, sendBytes } from '@heraia/hosts/test/upload'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const mira = await joins('Mira Uploads')
const png = await pngOf(900, 600)
const said = (more: object = {}) => ({
  id: MediaId.parse(newId()),
  purpose: 'gallery' as const,
  type: 'image/png',
  ...more,
})

describe('an upload', () => {
  test('becomes a picture in several widths, and what was sent is gone', async () => {
    const id = await mira.uploads(png, { purpose: 'gallery' })
    const { items } = await mira.api.media.files({ ids: [id] })
    expect(items).toMatchObject([
      { id, state: 'ready', kind: 'image', failure: null, size: png.length, may: { retry: false } },
    ])
    const picture = items[0]?.medium?.picture
    expect(picture).toMatchObject({ widths: [160, 320, 640, 900], width: 900, height: 600, alt: '' })
    expect(picture?.thumbhash).toMatch(/^[\w+/]{20,}=*$/)
    const response = await heraia.fetch(picture?.url ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect([...heraia.files.stored.keys()].filter((key) => key.startsWith('uploads/'))).toEqual([])
  })

  test('goes on where it stopped', async () => {
    const upload = said()
    const begun = await beginUpload(heraia.fetch, mira.token, png.length, upload)
    expect([begun.status, begun.headers.get('location')]).toEqual([201, `/uploads/${upload.id}`])
    expect((await sendBytes(heraia.fetch, mira.token, upload.id, 0, png.slice(0, 100))).status).toBe(204)
    expect(await offsetOf(heraia.fetch, mira.token, upload.id)).toBe(100)
    expect((await sendBytes(heraia.fetch, mira.token, upload.id, 50, png.slice(50))).status).toBe(409)
    const again = await beginUpload(heraia.fetch, mira.token, png.length, upload)
    expect([again.status, again.headers.get('location')]).toEqual([201, `/uploads/${upload.id}`])
    expect(await offsetOf(heraia.fetch, mira.token, upload.id)).toBe(100)
    expect((await sendBytes(heraia.fetch, mira.token, upload.id, 100, png.slice(100))).status).toBe(204)
    await heraia.runJobs()
    expect((await mira.api.media.files({ ids: [upload.id] })).items[0]?.state).toBe('ready')
    expect(await offsetOf(heraia.fetch, mira.token, upload.id)).toBe(png.length)
  })
})
