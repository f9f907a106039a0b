import { MediaId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { season } from '@heraia/hosts/test/season'
import { beginUpload, sendBytes } from '@heraia/hosts/test/upload'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { MakingStopped } from '../../files/making-stopped.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 7 } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const mira = await joins('Mira Sweeps')
const png = await pngOf()
const keysOf = (id: string) => [...heraia.files.stored.keys()].filter((key) => key.includes(id))
const stateOf = async (id: MediaId) => (await mira.api.media.files({ ids: [id] })).items[0]?.state

async function begun(): Promise<MediaId> {
  const said = { id: MediaId.parse(newId()), purpose: 'gallery', type: 'image/png' } as const
  await beginUpload(heraia.fetch, mira.token, png.length, said)
  return said.id
}

test('after a day, what nothing shows and what was not finished is gone; what is shown stays', async () => {
  const [loose, unfinished] = [await mira.uploads(png, { purpose: 'post' }), await begun()]
  const item = await mira.shows(png)
  heraia.clock.advance({ hours: 23 })
  await heraia.runJob('media.sweep')
  expect([await stateOf(loose), await stateOf(unfinished)]).toEqual(['ready', 'uploading'])
  heraia.clock.advance({ hours: 2 })
  await heraia.runJob('media.sweep')
  await heraia.runJobs()
  expect([await stateOf(loose), await stateOf(unfinished)]).toEqual([undefined, undefined])
  expect([...keysOf(loose), ...keysOf(unfinished)]).toEqual([])
  expect(await stateOf(item.medium?.id ?? loose)).toBe('ready')
  expect((await heraia.fetch(item.medium?.picture.url ?? '')).status).toBe(200)
})

test('stored files that no row names are gone after a day', async () => {
  const orphan = newId()
  await heraia.files.put(`media/${orphan}/0/160.webp`, png)
  await heraia.files.put(`uploads/${orphan}`, png)
  await heraia.runJob('media.sweep')
  expect(keysOf(orphan)).toHaveLength(2)
  heraia.clock.advance({ hours: 25 })
  await heraia.runJob('media.sweep')
  expect(keysOf(orphan)).toEqual([])
})

test('one stored file that cannot be removed keeps no other, and is tried again', async () => {
  const [stuck, orphan] = [newId(), newId()]
  for (const id of [stuck, orphan]) await heraia.files.put(`uploads/${id}`, png)
  heraia.clock.advance({ hours: 25 })
  const { files } = heraia.context.ports
  const { remove } = files
  files.remove = (keys) =>
    keys.includes(`uploads/${stuck}`) ? Promise.reject(new Error('EIO: i/o error, unlink')) : remove(keys)
  onTestFinished(() => void (files.remove = remove))
  await expect(heraia.runJob('media.sweep')).rejects.toThrow('could not be removed: 1')
  expect([keysOf(stuck), keysOf(orphan)]).toEqual([[`uploads/${stuck}`], []])
  files.remove = remove
  await heraia.runJob('media.sweep')
  expect(keysOf(stuck)).toEqual([])
})

test('a file whose process was killed is processed again, and given up when that happens again and again', async () => {
  const id = await begun()
  await sendBytes(heraia.fetch, mira.token, id, 0, png)
  // The job began and is gone with its process.
  await heraia.db.updateTable('media_files').set({ attempts: 1 }).where('id', '=', id).execute()
  await heraia.db.deleteFrom('waiting_jobs' as 'users').execute()
  await heraia.runJob('media.resume')
  await heraia.runJobs()
  expect(await stateOf(id)).toBe('processing')
  heraia.clock.advance({ minutes: 3 })
  await heraia.runJob('media.resume')
  await heraia.runJobs()
  expect(await stateOf(id)).toBe('ready')

  const killer = await begun()
  await sendBytes(heraia.fetch, mira.token, killer, 0, png)
  await heraia.db.updateTable('media_files').set({ attempts: 3 }).where('id', '=', killer).execute()
  await heraia.runJobs()
  expect((await mira.api.media.files({ ids: [killer] })).items[0]).toMatchObject({
    state: 'failed',
    failure: 'interrupted',
    may: { retry: true },
  })
})

test('a stop of the server in the middle counts as no attempt, however often it comes', async () => {
  const id = await begun()
  await sendBytes(heraia.fetch, mira.token, id, 0, png)
  const { mediaMaker } = heraia.context.ports
  const { pictures } = mediaMaker
  mediaMaker.pictures = () => Promise.reject(new MakingStopped())
  for (let stop = 1; stop <= 4; stop += 1) {
    await expect(heraia.runJob('media.process', { mediaId: id })).rejects.toThrow(MakingStopped)
  }
  mediaMaker.pictures = pictures
  expect(await stateOf(id)).toBe('processing')
  await heraia.runJobs()
  expect(await stateOf(id)).toBe('ready')
})

test('a job that runs twice, or after the file was thrown away, does no harm', async () => {
  const id = await mira.uploads(png, { purpose: 'gallery' })
  await heraia.runJob('media.process', { mediaId: id })
  expect(await stateOf(id)).toBe('ready')
  await mira.api.media.discard({ id })
  await heraia.runJobs()
  await heraia.runJob('media.process', { mediaId: id })
  expect([await stateOf(id), keysOf(id)]).toEqual([undefined, []])
})

test('she hears live how her file gets on', async () => {
  const id = await mira.uploads(png, { purpose: 'gallery' })
  const rows = await heraia.db.selectFrom('person_events').select('data').where('kind', '=', 'media.changed').execute()
  expect(rows.map(({ data }) => data).slice(-2)).toEqual([
    { state: 'processing', mediaId: id },
    { state: 'ready', mediaId: id },
  ])
})
