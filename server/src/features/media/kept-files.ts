import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { madeKey } from '../../files/file-keys.ts'
import type { KeptFile } from '../../personal-data/reference.ts'
import { isOwnPicture } from './media.policy.ts'
import { type FileRow, fileSql } from './media-file.view.ts'

const AT_ONCE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** What is stored of her uploads at its best, some at a time: what she sent herself is not kept (0035). */
export async function* keptFiles(ctx: Context, personId: string): AsyncIterable<KeptFile> {
  for (let last = FIRST; ; ) {
    const { rows } = await sql<FileRow & { created_at: Date }>`
      select ${fileSql}, file.created_at from media_files file
      where file.owner_id = ${personId}::uuid and file.state = 'ready' and file.withheld_at is null
        and file.id > ${last}::uuid
      order by file.id limit ${sql.lit(AT_ONCE)}`.execute(ctx.db)
    yield* rows.map(asKept)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.media_id ?? FIRST
  }
}

function asKept(row: FileRow & { created_at: Date }): KeptFile {
  const key = keyOfBest(row)
  const day = row.created_at.toISOString().slice(0, 10)
  const name = `files/${row.purpose}/${day}-${row.media_id}${key.slice(key.lastIndexOf('.'))}`
  return { name, at: row.created_at, key }
}

function keyOfBest({ media_id, revision, kind, purpose, widths }: FileRow): string {
  if (kind === 'document') return madeKey(media_id, revision, 'document.pdf')
  if (kind === 'video') return madeKey(media_id, revision, 'video.mp4')
  // The whole, of which she chose a part.
  if (isOwnPicture(purpose)) return madeKey(media_id, 0, 'source.webp')
  return madeKey(media_id, revision, `${Math.max(...widths)}.webp`)
}
