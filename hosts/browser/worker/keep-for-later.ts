import { keepBase, readMarks } from '../database/marks.ts'
import type { DemoFiles } from '../wire/messages.ts'

/** A newer build can go on with what she did if it has the snapshot that it began with: it lies in the browser's cache still. */
export async function keepForLater(kept: IDBDatabase, files: DemoFiles): Promise<void> {
  const { snapshot, hasBase } = await readMarks(kept)
  if (hasBase || snapshot !== files.snapshot) return
  const { ok, body } = await fetch(files.snapshot, { cache: 'force-cache' })
  if (ok && body) await keepBase(kept, body)
}
