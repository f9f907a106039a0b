import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { madeFolder, uploadKey } from '../../files/file-keys.ts'
import { removeBelow } from '../../files/remove-below.ts'

/** The rows go now, and with them every way to the files; the files themselves go by a job. */
export async function removeMedia(tx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from media_files where id = any(${[...ids]}::uuid[])`.execute(tx.db)
  await removeFilesLater(tx, ids)
}

/** What was shown and is deleted goes; what somebody reported stays, for the staff alone (see sweep-media.ts). */
export async function removeOrWithhold(tx: Context, ids: readonly string[]): Promise<void> {
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

export const removeFilesLater = (tx: Context, ids: readonly string[]): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'media.removeFiles', payload: { ids } })

/** Everything that is stored of these: what was sent, and what was made of it. */
export async function removeFiles(ctx: Context, { ids }: Record<string, unknown>): Promise<void> {
  for (const id of Array.isArray(ids) ? ids.map(String) : []) {
    await removeBelow(ctx, uploadKey(id))
    await removeBelow(ctx, madeFolder(id))
  }
}
