import type { ChangeSet, FileWrite } from '@electric-sql/pglite/memfs-frontend'
import { answerOf, done } from '../kept-store.ts'

/** PostgreSQL's own page size: what changes, changes in these. */
const BLOCK = 8192

/** A file that was written or removed since the snapshot. */
export interface KeptFile {
  /** null: it is gone, or a folder's place (`folder`). */
  size: number | null
  folder?: true
  /** Nothing of the snapshot's file counts any more. */
  whole: boolean
}

export interface KeptChanges {
  /** In the order of their paths. */
  files: Map<string, KeptFile>
  /** By path, then by number. */
  blocks: Map<string, Map<number, Uint8Array>>
}

type BlockKey = [path: string, number: number]

export async function readChanges(kept: IDBDatabase): Promise<KeptChanges> {
  const transaction = kept.transaction(['sizes', 'blocks'], 'readonly')
  const sizes = transaction.objectStore('sizes')
  const blocks = transaction.objectStore('blocks')
  const [paths, entries, keys, contents] = await Promise.all([
    answerOf(sizes.getAllKeys() as IDBRequest<string[]>),
    answerOf(sizes.getAll() as IDBRequest<KeptFile[]>),
    answerOf(blocks.getAllKeys()),
    answerOf(blocks.getAll() as IDBRequest<Uint8Array[]>),
  ])
  const files = new Map(entries.map((entry, at) => [paths[at] ?? '', entry]))
  const byPath = new Map<string, Map<number, Uint8Array>>()
  for (const [at, content] of contents.entries()) {
    const [path, number] = keys[at] as BlockKey
    const ofPath = byPath.get(path) ?? new Map<number, Uint8Array>()
    byPath.set(path, ofPath.set(number, content))
  }
  return { files, blocks: byPath }
}

/** The file as it is now, at once: `contents` sees it without copying. */
export type LookAt = (path: string) => Uint8Array

/** Keeps one flush, all of it or nothing. What it needs of the files is copied before it waits for anything. */
export function keepChanges(kept: IDBDatabase, { ops, files }: ChangeSet, lookAt: LookAt): Promise<void> {
  const transaction = kept.transaction(['sizes', 'blocks'], 'readwrite')
  const ended = done(transaction)
  const sizes = transaction.objectStore('sizes')
  const blocks = transaction.objectStore('blocks')
  try {
    for (const { op, path } of ops) {
      blocks.delete(blocksOf(path))
      if (op === 'remove') blocks.delete(below(path))
      if (op === 'remove') sizes.delete(IDBKeyRange.bound(`${path}/`, `${path}/\uffff`))
      sizes.put({ size: null, whole: true, ...(op === 'mkdir' && { folder: true }) } satisfies KeptFile, path)
    }
    for (const file of [...files.wal, ...files.data, ...files.control]) keepFile(file)
  } catch (error) {
    // What was asked for until then would be kept.
    transaction.abort()
    ended.catch(() => {})
    throw error
  }
  return ended

  function keepFile({ path, size, full, truncate, chunks }: FileWrite) {
    // A file that was cut may have grown again: what the snapshot has behind the cut does not come back.
    const whole = full || truncate
    if (whole) blocks.delete(blocksOf(path))
    const contents = lookAt(path)
    for (const number of touched(chunks, whole ? size : 0)) {
      const end = Math.min((number + 1) * BLOCK, size)
      if (number * BLOCK < end) blocks.put(contents.slice(number * BLOCK, end), [path, number] satisfies BlockKey)
    }
    if (whole) return void sizes.put({ size, whole } satisfies KeptFile, path)
    const earlier = sizes.get(path) as IDBRequest<KeptFile | undefined>
    earlier.onsuccess = () => {
      // What is thrown here nobody catches: it would end the worker.
      try {
        sizes.put({ size, whole: earlier.result?.whole ?? false } satisfies KeptFile, path)
      } catch {
        transaction.abort()
      }
    }
  }
}

const blocksOf = (path: string) => IDBKeyRange.bound([path, 0], [path, Number.MAX_VALUE])

const below = (path: string) => IDBKeyRange.bound([`${path}/`], [`${path}/\uffff`, Number.MAX_VALUE])

function touched(chunks: FileWrite['chunks'], whole: number): Set<number> {
  const numbers = new Set<number>()
  for (let number = 0; number * BLOCK < whole; number += 1) numbers.add(number)
  for (const { at, data } of chunks) {
    for (let number = Math.floor(at / BLOCK); number * BLOCK < at + data.length; number += 1) numbers.add(number)
  }
  return numbers
}

/** A file of the snapshot (nothing of it, where there is none) with what has changed since. */
export function withChanges(
  before: Uint8Array,
  { size, whole }: KeptFile,
  blocks: Map<number, Uint8Array> = new Map(),
): Uint8Array {
  const now = new Uint8Array(size ?? 0)
  if (!whole) now.set(before.subarray(0, now.length))
  for (const [number, bytes] of blocks) {
    if (number * BLOCK < now.length) now.set(bytes.subarray(0, now.length - number * BLOCK), number * BLOCK)
  }
  return now
}
