import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { StorageFull } from '@heraia/server/files/storage-full'
import type { FileStore } from '@heraia/server/ports'
import { mustBeKey } from '../../file-keys.ts'

/** Files in a folder; every process of this site needs the same one. */
export function filesOnDisk(root: string): FileStore {
  const pathOf = (key: string) => join(root, ...mustBeKey(key).split('/'))

  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const unfinished = `${path}.${crypto.randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeWhole(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw asStorageFull(error)
      }
    },
    get: async (key, range) => {
      const path = pathOf(key)
      const found = await stat(path).catch(orNull)
      if (!found?.isFile()) return null
      const { start = 0, end = found.size - 1 } = range ?? {}
      return {
        size: found.size,
        bytes: () => readPart(path, start, Math.min(end, found.size - 1)),
        stream: () => Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array<ArrayBuffer>>,
      }
    },
    remove: async (keys) => {
      for (const key of keys) {
        await rm(pathOf(key), { force: true })
        await removeEmpty(root, dirname(pathOf(key)))
      }
    },
    list: async function* (prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      for await (const key of keysIn(join(root, folder), folder)) if (key.startsWith(prefix)) yield key
    },
  }
}

/** No room, or no room for this user, or the file system takes no file of this size. */
export const asStorageFull = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
    ? new StorageFull(error)
    : error

/** Stored for good before its name says so. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.datasync()
  } finally {
    await file.close()
  }
}

async function readPart(path: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(Math.max(0, end - start + 1))
  const file = await open(path, 'r')
  try {
    let at = 0
    while (at < bytes.length) {
      const { bytesRead } = await file.read(bytes, at, bytes.length - at, start + at)
      if (bytesRead === 0) throw new Error('The file ended early.')
      at += bytesRead
    }
    return bytes
  } finally {
    await file.close()
  }
}

/** Folders that hold nothing any more, up to the root. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder.length <= root.length || dirname(folder) === root) return
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  )
  if (isGone) await removeEmpty(root, dirname(folder))
}

async function* keysIn(path: string, folder: string): AsyncIterable<string> {
  const entries = await opendir(path).catch(orNull)
  if (!entries) return
  for await (const entry of entries) {
    if (entry.isDirectory()) yield* keysIn(join(path, entry.name), `${folder}${entry.name}/`)
    else yield `${folder}${entry.name}`
  }
}

function orNull(error: unknown): null {
  const isMissing = error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code))
  if (!isMissing) throw error
  return null
}
