import type { StorageEntry } from '@electric-sql/pglite/memfs-frontend'
import { type KeptChanges, withChanges } from './kept-changes.ts'
import type { Archive } from './read-tar.ts'

/** Files of the snapshot's folder as they are now; folders before what lies in them. */
export function* filesOfSnapshot(snapshot: Archive, { files, blocks }: KeptChanges): Generator<StorageEntry> {
  const added = [...files].flatMap(([path, { folder }]) => (folder ? [path] : []))
  const isGone = (path: string) => files.get(path)?.size === null && !files.get(path)?.folder
  const goneFolders = snapshot.folders.filter(isGone)
  const isBelowGone = (path: string) => goneFolders.some((folder) => path.startsWith(`${folder}/`))
  const folders = new Set([...snapshot.folders.filter((path) => !isGone(path) && !isBelowGone(path)), ...added])
  for (const path of [...folders].toSorted()) yield { kind: 'dir', path }
  for (const { path, bytes } of snapshot.files) {
    const change = files.get(path)
    if (!change && !isBelowGone(path)) yield { kind: 'file', path, data: bytes }
    else if (change && change.size !== null)
      yield { kind: 'file', path, data: withChanges(bytes, change, blocks.get(path)) }
  }
  const known = new Set(snapshot.files.map(({ path }) => path))
  for (const [path, change] of files) {
    if (known.has(path) || change.size === null) continue
    yield { kind: 'file', path, data: withChanges(new Uint8Array(), change, blocks.get(path)) }
  }
}
