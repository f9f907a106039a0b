import type { MediaId } from '@heraia/contract/ids'
import type { MediaFile } from '@heraia/contract/media'
import type { SignedIn } from '../../context.ts'
import { findOwnFiles } from './media.queries.ts'
import { showFile } from './media-file.view.ts'

/** In the order asked for; what is not hers, or gone, is left out. */
export async function listFiles(ctx: SignedIn, ids: readonly MediaId[]): Promise<{ items: MediaFile[] }> {
  const rows = new Map((await findOwnFiles(ctx, ids)).map((row) => [row.media_id, row]))
  return {
    items: [...new Set<string>(ids)].flatMap((id) => {
      const row = rows.get(id)
      return row ? [showFile(row, ctx.pass)] : []
    }),
  }
}
