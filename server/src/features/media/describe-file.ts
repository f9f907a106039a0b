import type { MediaId } from '@heraia/contract/ids'
import type { MediaFile } from '@heraia/contract/media'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { findOwnFile } from './media.queries.ts'
import { showFile } from './media-file.view.ts'

/** What the picture shows, for who cannot see it. */
export const describeFile = (ctx: SignedIn, { id, alt }: { id: MediaId; alt: string }): Promise<MediaFile> =>
  inTransaction(ctx, async (tx) => {
    const file = await findOwnFile(tx, id)
    await saveAlt(tx, id, alt)
    return showFile({ ...file, alt }, tx.pass)
  })

/** On the file, and where it is kept with what shows it. */
export async function saveAlt(tx: SignedIn, id: string, alt: string): Promise<void> {
  await sql`update media_files set alt = ${alt} where id = ${id}::uuid`.execute(tx.db)
  await sql`
    update posts set media = (
      select jsonb_agg(case when m->>'mediaId' = ${id} then m || jsonb_build_object('alt', ${alt}::text) else m end
        order by place)
      from jsonb_array_elements(media) with ordinality as t (m, place))
    where id = (select post_id from post_media where media_id = ${id}::uuid)`.execute(tx.db)
  await sql`
    update listings set pictures = (
      select jsonb_agg(case when m->>'mediaId' = ${id} then m || jsonb_build_object('alt', ${alt}::text) else m end
        order by place)
      from jsonb_array_elements(pictures) with ordinality as t (m, place))
    where id = (select listing_id from listing_media where media_id = ${id}::uuid)`.execute(tx.db)
  await sql`
    update achievements set files = (
      select jsonb_agg(case when m->>'mediaId' = ${id} then m || jsonb_build_object('alt', ${alt}::text) else m end
        order by place)
      from jsonb_array_elements(files) with ordinality as t (m, place))
    where id = (select achievement_id from achievement_media where media_id = ${id}::uuid)`.execute(tx.db)
  await sql`
    update verification_requests set files = (
      select jsonb_agg(case when m->>'mediaId' = ${id} then m || jsonb_build_object('alt', ${alt}::text) else m end
        order by place)
      from jsonb_array_elements(files) with ordinality as t (m, place))
    where id = (select request_id from verification_request_media where media_id = ${id}::uuid)`.execute(tx.db)
  await sql`
    update messages set media = (
      select jsonb_agg(case when m->>'mediaId' = ${id} then m || jsonb_build_object('alt', ${alt}::text) else m end
        order by place)
      from jsonb_array_elements(media) with ordinality as t (m, place))
    where id = (select message_id from message_media where media_id = ${id}::uuid)`.execute(tx.db)
  await sql`
    update profiles set
      avatar = case when avatar->>'mediaId' = ${id} then avatar || jsonb_build_object('alt', ${alt}::text) else avatar end,
      cover = case when cover->>'mediaId' = ${id} then cover || jsonb_build_object('alt', ${alt}::text) else cover end
    where id = ${tx.viewer.id}::uuid and (avatar->>'mediaId' = ${id} or cover->>'mediaId' = ${id})`.execute(tx.db)
}
