import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { processLater } from './process-later.ts'

/** Longer than any process leaves a file alone that it works on. */
const LOST_AFTER_MS = 120_000

/** Files whose process was killed are processed again. */
export async function resumeMedia(ctx: Context): Promise<void> {
  const lost = new Date(ctx.now().getTime() - LOST_AFTER_MS)
  await inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ media_id: string; owner_id: string; declared_type: string }>`
      update media_files set updated_at = ${tx.now()} where state = 'processing' and updated_at < ${lost}
      returning id as media_id, owner_id, declared_type`.execute(tx.db)
    for (const file of rows) await processLater(tx, file)
  })
}
