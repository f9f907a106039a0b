import type { MediaId } from '@heraia/contract/ids'
import type { MediaPurpose } from '@heraia/contract/media'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { conflict, notFound } from '../../refused.ts'
import { findOwnFiles } from './media.queries.ts'
import type { FileRow } from './media-file.view.ts'

/**
 * Takes files of hers into use, in the transaction of what shows them, and answers them in the order asked for. Each
 * is used once, and for what it was uploaded for.
 */
export async function attachFiles(
  tx: SignedIn,
  ids: readonly MediaId[],
  purpose: MediaPurpose,
  { mayBeUnfinished = false } = {},
): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const found = new Map((await findOwnFiles(tx, ids)).map((row) => [row.media_id, row]))
  const files = ids.map((id) => {
    const file = found.get(id)
    if (!file) throw notFound('media')
    if (file.purpose !== purpose) throw conflict('media_wrong_purpose', `It was uploaded for ${file.purpose}.`)
    if (file.attached_at) throw conflict('media_in_use', 'A file is used once.')
    if (!mayBeUnfinished && file.state !== 'ready') throw conflict('media_not_ready', 'It is not ready yet.')
    return file
  })
  if (found.size < ids.length) throw conflict('media_in_use', 'A file is used once.')
  await sql`update media_files set attached_at = ${tx.now()} where id = any(${[...ids]}::uuid[])`.execute(tx.db)
  return files
}
