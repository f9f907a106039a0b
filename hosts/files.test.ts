import 'fake-indexeddb/auto'
import { once } from 'node:events'
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { StorageFull } from '@heraia/server/files/storage-full'
import type { FileStore } from '@heraia/server/ports'
import { type DataStore, Upload } from '@tus/server'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { filesInIndexedDb } from './browser/files-in-indexed-db.ts'
import { openKept } from './browser/kept-store.ts'
import { filesInMemory } from './files-in-memory.ts'
import { asStorageFull } from './node/files/files-on-disk.ts'
import { asStorageFull as asStorageFullOfS3, later } from './node/files/files-on-s3.ts'
import { openFiles } from './node/files/open-files.ts'
import { openS3 } from './node/files/open-s3.ts'
import { openS3Server } from './test/s3-server.ts'
import { UploadsInPieces } from './uploads/uploads-in-pieces.ts'

const folder = await mkdtemp(join(tmpdir(), 'heraia-files-'))
const s3 = await openS3Server()
const onDisk = await openFiles({ folder, s3: null })
const onS3 = await openFiles({ folder: '', s3: s3.settings })
const memory = filesInMemory()
const inBrowser = filesInIndexedDb(await openKept('files'))
afterAll(async () => {
  await Promise.all([onDisk.close(), onS3.close()])
  await s3.close()
  await rm(folder, { recursive: true })
})

interface Store {
  files: FileStore
  uploadStore: DataStore
}

describe.each<[string, Store]>([
  ['on a disk', onDisk],
  ['on an S3 server', onS3],
  ['in the memory of a test', { files: memory, uploadStore: new UploadsInPieces(memory) }],
  ['in the database of a browser', { files: inBrowser, uploadStore: new UploadsInPieces(inBrowser) }],
])('files %s', (_, { files, uploadStore }) => {
  const text = async (key: string, range?: { start: number; end: number }) => {
    const file = await files.get(key, range)
    return file && { size: file.size, text: new TextDecoder().decode(await file.bytes()) }
  }
  const put = (key: string, words: string) => files.put(key, new TextEncoder().encode(words))
  const listed = async (prefix: string) => {
    const keys: string[] = []
    for await (const key of files.list(prefix)) keys.push(key)
    return keys.sort()
  }

  test('come back whole or in part, at once or as a stream', async () => {
    await put('media/a/0/160.webp', 'Hello')
    expect(await text('media/a/0/160.webp')).toEqual({ size: 5, text: 'Hello' })
    expect(await text('media/a/0/160.webp', { start: 1, end: 2 })).toEqual({ size: 5, text: 'el' })
    const stream = (await files.get('media/a/0/160.webp', { start: 3, end: 4 }))?.stream()
    expect(await new Response(stream).text()).toBe('lo')
    expect(await text('media/a/0/320.webp')).toBe(null)
    expect(await text('media/a')).toBe(null)
  })

  test('take the place of those before', async () => {
    await put('media/b/0/160.webp', 'First')
    await put('media/b/0/160.webp', 'Second')
    expect(await text('media/b/0/160.webp')).toEqual({ size: 6, text: 'Second' })
  })

  test('are found by how they start, and are gone when they are removed', async () => {
    const keys = ['media/c/0/160.webp', 'media/c/1/160.webp', 'media/cc/0/160.webp']
    for (const key of keys) await put(key, key)
    expect(await listed('media/c/')).toEqual(keys.slice(0, 2))
    expect(await listed('media/nobody/')).toEqual([])
    await files.remove([...keys.slice(0, 2), 'media/c/9/160.webp'])
    expect(await listed('media/c')).toEqual(keys.slice(2))
    await files.remove([])
  })

  test.each([
    '../secret',
    'media/../../x',
    '/etc/passwd',
    'a//b',
    'a/.b',
    '',
    'A/b',
    'a\\b',
    'a\0b',
  ])('are never at %j', async (key) => {
    await expect(put(key, 'x')).rejects.toThrow('not the key')
    await expect(files.get(key)).rejects.toThrow('not the key')
  })

  test('grow piece by piece from an upload', async () => {
    const id = 'uploads/01890000-0000-7000-8000-000000000001'
    await uploadStore.create(new Upload({ id, size: 11, offset: 0, metadata: {} }))
    const write = (words: string, at: number) => uploadStore.write(Readable.from([Buffer.from(words)]), id, at)
    expect(await write('Hello ', 0)).toBe(6)
    expect((await uploadStore.getUpload(id)).offset).toBe(6)
    expect(await write('world', 6)).toBe(11)
    expect(await text(id)).toEqual({ size: 11, text: 'Hello world' })
    expect(await listed('uploads/')).toContain(id)
    await files.remove(await listed(id))
    expect(await listed(id)).toEqual([])
    await expect(uploadStore.getUpload(id)).rejects.toBeTruthy()
  })
})

test.runIf(process.platform === 'linux')(
  'an upload onto a disk that is full says so, and what came before is there',
  async () => {
    const id = 'uploads/01890000-0000-7000-8000-000000000002'
    await onDisk.uploadStore.create(new Upload({ id, size: 11, offset: 0, metadata: {} }))
    await onDisk.uploadStore.write(Readable.from([Buffer.from('Hello ')]), id, 0)
    await rename(join(folder, id), join(folder, 'kept'))
    await symlink('/dev/full', join(folder, id))
    const writing = onDisk.uploadStore.write(Readable.from([Buffer.from('world')]), id, 6)
    await expect(writing).rejects.toBeInstanceOf(StorageFull)
    await rm(join(folder, id))
    await rename(join(folder, 'kept'), join(folder, id))
    expect(await onDisk.uploadStore.write(Readable.from([Buffer.from('world')]), id, 6)).toBe(11)
    const next = 'uploads/01890000-0000-7000-8000-000000000003'
    await symlink('/dev/full', join(folder, `${next}.json`))
    const beginning = onDisk.uploadStore.create(new Upload({ id: next, size: 11, offset: 0, metadata: {} }))
    await expect(beginning).rejects.toBeInstanceOf(StorageFull)
  },
)

test('where no file can be kept is named at the start', async () => {
  await writeFile(join(folder, 'no folder'), '')
  const unusable = openFiles({ folder: join(folder, 'no folder'), s3: null })
  await expect(unusable).rejects.toThrow(/^FILES_DIR: cannot be used/)
  const nowhere = openFiles({ folder, s3: { ...s3.settings, url: 'http://127.0.0.1:1' } })
  await expect(nowhere).rejects.toThrow(/^FILES_S3_URL: cannot be used/)
})

test('an upload whose last byte came is one file, though the files failed before they were joined', async () => {
  const files = filesInMemory()
  let fails = true
  const put: FileStore['put'] = async (key, bytes) => {
    if (key === 'uploads/film' && fails) throw new Error('S3 does not answer')
    await files.put(key, bytes)
  }
  const uploads = new UploadsInPieces({ ...files, put })
  await uploads.create(new Upload({ id: 'uploads/film', size: 4, offset: 0 }))
  await expect(uploads.write(Readable.from([Buffer.from('film')]), 'uploads/film', 0)).rejects.toThrow('S3')
  fails = false
  expect((await uploads.getUpload('uploads/film')).offset).toBe(4)
  const joined = async () => new TextDecoder().decode(await (await files.get('uploads/film'))?.bytes())
  expect(await joined()).toBe('film')
  // Where nothing is left to be joined, another process has done it.
  expect(await uploads.write(Readable.from([]), 'uploads/film', 4)).toBe(4)
  expect(await joined()).toBe('film')
})

test('a server of files that says nothing is an error, and does not keep who asks waiting', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const settings = { ...s3.settings, url: `http://127.0.0.1:${port}` }
  const opening = openS3(settings, { connectionTimeout: 100, requestTimeout: 100 })
  await expect(opening).rejects.toThrow(/timeout|timed out/i)
})

test('a body that stops coming is an error for who waits for it, not for who reads slowly', async () => {
  const said = new TextEncoder().encode('film')
  const body = new ReadableStream({ start: (controller) => controller.enqueue(said) })
  const reader = later(async () => body, 50).getReader()
  expect((await reader.read()).value).toEqual(said)
  await expect(reader.read()).rejects.toThrow('has sent nothing for 50 ms')
})

test('a file that nobody waits for any more, once it is there, is not fetched', async () => {
  const [asked, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let given: unknown
  const body = new ReadableStream({ cancel: (reason) => void (given = reason ?? 'given up') })
  const open = () => {
    asked.resolve()
    return opened.promise.then(() => body)
  }
  const reader = later(open).getReader()
  const reading = reader.read()
  await asked.promise
  await reader.cancel()
  opened.resolve()
  await reading
  await expect.poll(() => given).toBe('given up')
})

test('what a full disk, a full account and a full server say is one thing', () => {
  for (const code of ['ENOSPC', 'EDQUOT']) {
    expect(asStorageFull(Object.assign(new Error('full'), { code }))).toBeInstanceOf(StorageFull)
  }
  expect(asStorageFull(new Error('other'))).not.toBeInstanceOf(StorageFull)
  const full = Object.assign(new Error('full'), { $metadata: { httpStatusCode: 507 } })
  expect(asStorageFullOfS3(full)).toBeInstanceOf(StorageFull)
})
