import { type MediaId, PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf, textOf } from '@heraia/hosts/test/sample-pictures'
import { filmOf } from '@heraia/hosts/test/sample-videos'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const mira = await joins('Mira Films')
const [mp4, mov, webm] = [await filmOf('mp4'), await filmOf('mov'), await filmOf('webm')]
const faststart = await filmOf('mp4', { seconds: 4, movflags: '+faststart' })

type Bytes = Uint8Array<ArrayBuffer>

async function uploaded(bytes: Bytes, type: string) {
  const id = await mira.uploads(bytes, { purpose: 'post', type })
  const [file] = (await mira.api.media.files({ ids: [id] })).items
  if (!file) throw new Error('It is not there.')
  return file
}

/** Converted once for all who look at it. */
let phoneFilm: ReturnType<typeof uploaded> | undefined
const filmOfPhone = () => {
  phoneFilm ??= uploaded(mp4, 'video/mp4')
  return phoneFilm
}

async function fetchFilm(url: string, headers: Record<string, string> = {}) {
  const response = await heraia.fetch(url, { headers })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('a film', () => {
  test.each<[string, () => ReturnType<typeof uploaded>]>([
    ['of an Android phone', filmOfPhone],
    ['of an iPhone', () => uploaded(mov, 'video/quicktime')],
    ['of a browser', () => uploaded(webm, 'video/webm')],
  ])('%s becomes an MP4 that plays from its first bytes, with a poster, and says nothing of where it was', async (_, uploads) => {
    const file = await uploads()
    expect(file).toMatchObject({ state: 'ready', kind: 'video', failure: null })
    expect(file.medium).toMatchObject({
      kind: 'video',
      picture: { widths: [160, 320], width: 320, height: 240 },
      video: { type: 'video/mp4' },
    })
    expect(file.medium?.video?.duration).toBeCloseTo(1, 0)
    const { response, bytes: film } = await fetchFilm(file.medium?.video?.url ?? '')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    const text = String.fromCharCode(...film.subarray(0, 60_000))
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'))
    expect(text).toContain('avc1')
    for (const secret of ['40.4168', 'Secretfilm']) expect(text).not.toContain(secret)
  })

  test('is sent in parts, as players ask for it', async () => {
    const { medium } = await filmOfPhone()
    const url = medium?.video?.url ?? ''
    const whole = await fetchFilm(url)
    const size = whole.bytes.length
    expect(whole.response.headers.get('accept-ranges')).toBe('bytes')
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=10-${size + 10}`, 10, size - 1],
    ] as const) {
      const part = await fetchFilm(url, { range })
      expect([range, part.response.status]).toEqual([range, 206])
      expect(part.response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`)
      expect(part.bytes).toEqual(whole.bytes.slice(start, end + 1))
    }
    const behind = await fetchFilm(url, { range: `bytes=${size}-` })
    expect([behind.response.status, behind.response.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
    for (const range of ['bytes=0-1,5-6', 'bytes=5-1', 'lines=1-2', 'bytes=a-b', '']) {
      expect([range, (await fetchFilm(url, { range })).response.status]).toEqual([range, 200])
    }
    const etag = whole.response.headers.get('etag') ?? ''
    expect((await fetchFilm(url, { 'if-none-match': etag })).response.status).toBe(304)
    expect((await fetchFilm(url, { range: 'bytes=0-9', 'if-range': etag })).response.status).toBe(206)
    expect((await fetchFilm(url, { range: 'bytes=0-9', 'if-range': '"other"' })).response.status).toBe(200)
  })

  test('stands alone in a post', async () => {
    const film = await filmOfPhone()
    const picture = await mira.uploads(await pngOf(), { purpose: 'post' })
    const publish = (media: MediaId[]) => mira.api.feed.publish({ id: PostId.parse(newId()), text: '', media })
    expect(await refusal(publish([film.id, picture]))).toMatchObject({
      status: 422,
      fields: [{ field: 'media', code: 'video_alone' }],
    })
    expect((await publish([film.id])).media).toMatchObject([
      { id: film.id, kind: 'video', video: { type: 'video/mp4' } },
    ])
  })
})

describe('is refused', () => {
  test.each<[string, string, Bytes]>([
    ['a film whose table of contents is cut off', 'damaged', mp4.slice(0, mp4.length / 2)],
    ['a film whose end is cut off', 'damaged', faststart.slice(0, faststart.length / 2)],
    ['a film that is none', 'damaged', textOf(`\0\0\0\x18ftypmp42${'x'.repeat(5000)}`)],
    ['an old film box of nothing', 'damaged', textOf(`\0\0\0\x08moov${'\0'.repeat(100)}`)],
    ['a song', 'type_not_allowed', textOf(`\0\0\0\x18ftypM4A ${'x'.repeat(500)}`)],
  ])('%s: %s', async (_, failure, bytes) => {
    expect(await uploaded(bytes, 'video/mp4')).toMatchObject({ state: 'failed', failure, medium: null })
    expect((await heraia.fetch('/readyz')).status).toBe(200)
    expect(heraia.log.lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  test('a film as a portrait, also when it is called a picture', async () => {
    const id = await mira.uploads(mp4, { purpose: 'avatar', type: '' })
    expect((await mira.api.media.files({ ids: [id] })).items[0]?.failure).toBe('type_not_allowed')
  })
})
