import type { AchievementId, MediaId } from '@heraia/contract/ids'
import type { StoredAttachment } from '@heraia/database/json'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { attachFiles } from '../media/attach-files.ts'
import { toStoredAttachment } from '../media/media-file.view.ts'
import { removeMedia } from '../media/remove-files.ts'

/** These files, in this order: what is new is taken into use, what is no longer there is removed. */
export async function showFilesIn(
  tx: SignedIn,
  id: AchievementId,
  ids: readonly MediaId[],
  before: readonly StoredAttachment[],
): Promise<void> {
  const known = new Map<string, StoredAttachment>(before.map((file) => [file.mediaId, file]))
  const chosen = [...new Set(ids)]
  const files = await attachFiles(
    tx,
    chosen.filter((mediaId) => !known.has(mediaId)),
    'evidence',
  )
  for (const file of files) {
    const stored = toStoredAttachment(file)
    if (stored) known.set(file.media_id, stored)
  }
  const gone = before.map(({ mediaId }) => mediaId).filter((mediaId) => !chosen.some((kept) => kept === mediaId))
  await removeMedia(tx, gone)
  await save(
    tx,
    id,
    chosen.flatMap((mediaId) => known.get(mediaId) ?? []),
  )
}

async function save(tx: SignedIn, id: AchievementId, shown: readonly StoredAttachment[]): Promise<void> {
  const ids = shown.map(({ mediaId }) => mediaId)
  await sql`delete from achievement_media where achievement_id = ${id}::uuid`.execute(tx.db)
  await sql`
    insert into achievement_media (achievement_id, position, media_id)
    select ${id}::uuid, place - 1, media_id from unnest(${ids}::uuid[]) with ordinality as t (media_id, place)`.execute(
    tx.db,
  )
  await sql`update achievements set files = ${JSON.stringify(shown)}::jsonb where id = ${id}::uuid`.execute(tx.db)
}
