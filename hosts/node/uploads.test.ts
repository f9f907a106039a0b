import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { MediaId } from '@heraia/contract/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filmsOf } from '../test/films-of.ts'
import { folderInMemory } from '../test/folder-in-memory.ts'
import { pngOf } from '../test/sample-pictures.ts'
import { filmOf } from '../test/sample-videos.ts'
import { type Player, season } from '../test/season.ts'
import { type SpawnedHeraia, spawnHeraia } from '../test/spawn-heraia.ts'
import { engineOfThisRun } from '../test/test-database.ts'
import { beginUpload, offsetOf, sendBytes } from '../test/upload.ts'

/** Uploads on the real thing: over the network, onto a disk, and through a power cut. */
describe.runIf(engineOfThisRun() === 'postgres')('an upload to a running Heraia', { timeout: 240_000 }, () => {
  let dataDir: string
  let heraia: SpawnedHeraia
  let mira: Player
  let ask: typeof globalThis.fetch
  let film: Uint8Array<ArrayBuffer>
  let png: Awaited<ReturnType<typeof pngOf>>
  let [halfSent, sent]: MediaId[] = []

  /** Killed once: while one upload is half sent, and another one is being processed. */
  beforeAll(async () => {
    dataDir = await folderInMemory('heraia-uploads')
    heraia = await spawnHeraia({ dataDir })
    ask = (input, init) => fetch(typeof input === 'string' ? new URL(input, heraia.url) : input, init)
    const clock = { now: () => new Date() }
    mira = await season({ fetch: ask, siteUrl: heraia.url, clock }).joins('Mira Uploads')
    png = await pngOf(1200, 800)
    halfSent = await begin(png.length, 'image/png')
    expect((await sendBytes(ask, mira.token, halfSent, 0, png.slice(0, 50_000))).status).toBe(204)
    film = await filmOf('mov', { seconds: 3 })
    sent = await begin(film.length, 'video/quicktime')
    expect((await sendBytes(ask, mira.token, sent, 0, film)).status).toBe(204)
    await heraia.kill9()
    await heraia.startAgain()
  }, 180_000)

  afterAll(async () => {
    await heraia?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const begin = async (size: number, type: string) => {
    const said = { id: MediaId.parse(newId()), purpose: 'gallery', type } as const
    expect((await beginUpload(ask, mira.token, size, said)).status).toBe(201)
    return said.id
  }
  const fileOf = async (id: MediaId) => (await mira.api.media.files({ ids: [id] })).items[0]
  const isReady = async (id: MediaId) => {
    await expect.poll(async () => (await fileOf(id))?.state, { timeout: 120_000, interval: 500 }).toBe('ready')
  }

  test('goes on where it stopped, after the server was killed and started again', async () => {
    const id = idOf(halfSent)
    expect(await offsetOf(ask, mira.token, id)).toBe(50_000)
    expect((await sendBytes(ask, mira.token, id, 50_000, png.slice(50_000))).status).toBe(204)
    await isReady(id)
    const url = (await fileOf(id))?.medium?.picture.url ?? ''
    const response = await ask(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const etag = response.headers.get('etag') ?? ''
    expect((await ask(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await ask(url.split('?')[0] ?? '')).status).toBe(404)
    await isReady(idOf(sent))
    await expect.poll(() => readdir(join(dataDir, 'files', 'uploads')).catch(() => [])).toEqual([])
  })

  /** Without its length it goes out in chunks. */
  const headers = [{ 'content-length': 3_000_000 }, {}]
  test.for(headers)('keeps what came before her connection broke: %j', async (said) => {
    const size = 3_000_000
    const id = await begin(size, 'video/mp4')
    const sent = request(`${heraia.url}/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        ...{ authorization: `Bearer ${mira.token}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
        ...{ 'content-type': 'application/offset+octet-stream', ...said },
      },
    })
    sent.once('error', () => {})
    sent.write(Buffer.alloc(1_000_000, 7))
    // Not asked for: who asks where it stands goes on from there, and ends what is on its way.
    const stored = () => stat(join(dataDir, 'files', 'uploads', id)).then(({ size: bytes }) => bytes)
    await expect.poll(stored, { timeout: 30_000 }).toBeGreaterThan(0)
    sent.destroy()
    const came = (await offsetOf(ask, mira.token, id)) ?? 0
    const rest = await sendBytes(ask, mira.token, id, came, new Uint8Array(size - came).fill(7))
    expect([came > 0, rest.status]).toEqual([true, 204])
    expect(heraia.logs()).not.toContain('request failed')
  })

  test('that was being processed when the server was killed is processed after the next start', async () => {
    const id = idOf(sent)
    await isReady(id)
    const { video } = (await fileOf(id))?.medium ?? {}
    expect(video?.duration).toBeCloseTo(3, 0)
    const part = await ask(video?.url ?? '', { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  })

  /** Its job is begun again by the next start, as every job that did not come to its end: job-workers.test.ts. */
  test('that takes long keeps no server from stopping, also when its terminal is closed', async () => {
    const id = await begin(film.length, 'video/quicktime')
    expect((await sendBytes(ask, mira.token, id, 0, film)).status).toBe(204)
    const films = () => filmsOf(heraia.pid())
    await expect.poll(films, { timeout: 30_000, interval: 50 }).toHaveLength(1)
    // Held fast, it would never come to its end.
    for (const pid of await films()) process.kill(pid, 'SIGSTOP')
    expect(await heraia.stop('SIGHUP')).toBe(0)
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  })

  const idOf = (id: MediaId | undefined): MediaId => MediaId.parse(id)
  const newId = () => {
    const [time, rest] = [Date.now().toString(16).padStart(12, '0'), crypto.randomUUID().slice(15)]
    return `${time.slice(0, 8)}-${time.slice(8)}-7${rest}`
  }
})
