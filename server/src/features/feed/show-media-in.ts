import type { MediaId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { invalidField } from '../../refused.ts'
import { attachFiles } from '../media/attach-files.ts'
import { toStored } from '../media/media-file.view.ts'

/** Up to ten pictures or one video of hers, in the order given. They are kept on the post too: a feed reads no more. */
export async function showMediaIn(
  tx: SignedIn,
  postId: PostId,
  ids: readonly MediaId[],
  sensitive: boolean,
): Promise<void> {
  if (ids.length === 0) return
  const files = await attachFiles(tx, ids, 'post')
  if (files.length > 1 && files.some(({ kind }) => kind === 'video')) {
    throw invalidField('media', 'video_alone', 'A video stands alone.')
  }
  await sql`
    insert into post_media (post_id, position, media_id)
    select ${postId}::uuid, place - 1, id from unnest(${[...ids]}::uuid[]) with ordinality as t (id, place)`.execute(
    tx.db,
  )
  const stored = files.map((file) => ({ ...toStored(file), ...(sensitive && { sensitive }) }))
  await sql`update posts set media = ${JSON.stringify(stored)}::jsonb where id = ${postId}::uuid`.execute(tx.db)
}

/** Of all that the post shows. */
export const saveSensitive = (tx: SignedIn, postId: PostId, sensitive: boolean) =>
  sql`
    update posts set media = (
      select jsonb_agg(m || jsonb_build_object('sensitive', ${sensitive}::boolean) order by place)
      from jsonb_array_elements(media) with ordinality as t (m, place))
    where id = ${postId}::uuid and media <> '[]'::jsonb`.execute(tx.db)
