import type { MediaId } from '@heraia/contract/ids'
import type { MediaFile } from '@heraia/contract/media'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { conflict } from '../../refused.ts'
import { mayRetry } from './media.policy.ts'
import { findOwnFile } from './media.queries.ts'
import { showFile } from './media-file.view.ts'
import { processLater } from './process/process-later.ts'

/** Another try, where it was not the file's fault. */
export const retryFile = (ctx: SignedIn, id: MediaId): Promise<MediaFile> =>
  inTransaction(ctx, async (tx) => {
    const file = await findOwnFile(tx, id)
    if (file.state === 'processing') return showFile(file, tx.pass)
    if (file.state !== 'failed' || !mayRetry(file.failure))
      throw conflict('media_final', 'Another try changes nothing.')
    await sql`
      update media_files set state = 'processing', failure = null, attempts = 0, updated_at = ${tx.now()}
      where id = ${id}::uuid`.execute(tx.db)
    await processLater(tx, file)
    return showFile({ ...file, state: 'processing', failure: null }, tx.pass)
  })
