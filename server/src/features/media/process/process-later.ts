import type { MediaId } from '@heraia/contract/ids'
import type { MediaState } from '@heraia/contract/media'
import type { Context } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { declaredKind } from '../media.policy.ts'

/** Asks for the job, in the transaction that makes the file wait for it. Videos take long: one after another. */
export async function processLater(
  tx: Context,
  file: { media_id: string; owner_id: string; declared_type?: string; kind?: string | null },
): Promise<void> {
  const isVideo = (file.kind ?? declaredKind(file.declared_type ?? '')) === 'video'
  await tx.ports.jobs.add(tx.db, {
    name: 'media.process',
    payload: { mediaId: file.media_id },
    key: `media.process:${file.media_id}`,
    ...(isVideo ? { queue: 'videos' } : {}),
  })
  await tellState(tx, file, 'processing')
}

export const tellState = (
  tx: Context,
  file: { media_id: string; owner_id: string },
  state: MediaState,
): Promise<void> => tell(tx, [file.owner_id], 'media.changed', { mediaId: file.media_id as MediaId, state })
