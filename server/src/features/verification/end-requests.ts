import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { removeMedia } from '../media/remove-files.ts'

/** Nobody is to see any more what was shown with them: requests go with their files. Answers whether there were any. */
export async function endRequests(tx: Context, which: RawBuilder<SqlBool>): Promise<boolean> {
  const { rows } = await sql<{ files: { mediaId: string }[] }>`
    delete from verification_requests where ${which} returning files`.execute(tx.db)
  await removeMedia(
    tx,
    rows.flatMap(({ files }) => files.map(({ mediaId }) => mediaId)),
  )
  return rows.length > 0
}
