import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { removeMedia } from '../media/remove-files.ts'

/** Of a listing that shows them no more. What an order shows stays with it, for the two whose order it is. */
export async function removePictures(tx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select f.id from media_files f where f.id = any(${[...ids]}::uuid[])
      and not exists (select 1 from orders o where o.picture_id = f.id)`.execute(tx.db)
  await removeMedia(
    tx,
    rows.map(({ id }) => id),
  )
}
