import type { MediaId } from '@heraia/contract/ids'
import { inTransaction, type SignedIn } from '../../context.ts'
import { conflict } from '../../refused.ts'
import { findOwnFile } from './media.queries.ts'
import { removeMedia } from './remove-files.ts'

/** Throws away a file that nothing shows, in whatever state it is. */
export async function discardFile(ctx: SignedIn, id: MediaId): Promise<{ id: MediaId }> {
  await inTransaction(ctx, async (tx) => {
    const file = await findOwnFile(tx, id)
    if (file.attached_at) throw conflict('media_in_use', 'Something shows it: remove that.')
    await removeMedia(tx, [id])
  })
  return { id }
}
