import type { Context } from '../../../context.ts'
import type { KeptFile } from '../../../personal-data/reference.ts'
import type { NamedReference } from '../../../personal-data/references.ts'
import type { StoredFile } from '../../../ports.ts'
import { type ArchiveContents, asJson } from './archive-contents.ts'
import { ARCHIVE_README } from './archive-readme.ts'
import { tableKey } from './export-files.ts'

/** One file of an archive: what it says itself, or what is stored. */
export type ArchiveEntry = { name: string; at: Date } & ({ bytes: Uint8Array<ArrayBuffer> } | { stored: StoredFile })

/** What is in her archive, from the first to the last. A file that is gone by now is left out. */
export async function* archiveEntries(
  ctx: Context,
  references: readonly NamedReference[],
  id: string,
  contents: ArchiveContents,
): AsyncGenerator<ArchiveEntry> {
  const at = new Date(contents.madeAt)
  yield { name: 'README.txt', at, bytes: new TextEncoder().encode(ARCHIVE_README) }
  const { tables, ...about } = contents
  yield { name: 'about.json', at, bytes: asJson(about) }
  const kept = tables.map((table, index) => ({ name: `tables/${table}.json`, at, key: tableKey(id, index) }))
  yield* storedEntries(ctx, kept)
  for (const { files } of references) if (files) yield* storedEntries(ctx, files(ctx, contents.personId))
}

async function* storedEntries(
  ctx: Context,
  files: Iterable<KeptFile> | AsyncIterable<KeptFile>,
): AsyncGenerator<ArchiveEntry> {
  for await (const { name, at, key } of files) {
    const stored = await ctx.ports.files.get(key)
    if (stored) yield { name, at, stored }
  }
}
