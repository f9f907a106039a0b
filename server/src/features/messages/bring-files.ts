import type { MediaId, MessageId } from '@heraia/contract/ids'
import type { StoredAttachment } from '@heraia/database/json'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { forbidden } from '../../refused.ts'
import { attachFiles } from '../media/attach-files.ts'
import { toStoredAttachment } from '../media/media-file.view.ts'
import type { OpenConversation } from './find-conversation.ts'

/** Pictures and documents that come with a message, in its order. Who does not know the sender yet gets words only. */
export async function bringFiles(
  tx: SignedIn,
  messageId: MessageId,
  media: readonly MediaId[],
  { request, covered }: Pick<OpenConversation, 'request'> & { covered: boolean },
): Promise<StoredAttachment[]> {
  if (request === 'sent') throw forbidden('request_words_only', 'Until she accepts, she gets words only.')
  const ids = [...new Set(media)]
  const stored = (await attachFiles(tx, ids, 'message')).flatMap((file) => toStoredAttachment(file) ?? [])
  await sql`
    insert into message_media (message_id, position, media_id)
    select ${messageId}::uuid, place - 1, media_id from unnest(${ids}::uuid[]) with ordinality as t (media_id, place)`.execute(
    tx.db,
  )
  await sql`update messages set media = ${JSON.stringify(stored)}::jsonb, covered = ${covered} where id = ${messageId}::uuid`.execute(
    tx.db,
  )
  return stored
}
