import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { removeMedia } from '../media/remove-files.ts'

/** What came with messages that are deleted goes; what somebody reported stays, for the staff alone. */
export async function removeMessageFiles(tx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string }>`
    update media_files f set withheld_at = ${tx.now()}
    where f.id = any(${[...ids]}::uuid[]) and exists (select 1 from report_media r where r.media_id = f.id)
    returning f.id`.execute(tx.db)
  const withheld = new Set(rows.map((row) => row.id))
  await removeMedia(
    tx,
    ids.filter((id) => !withheld.has(id)),
  )
}
