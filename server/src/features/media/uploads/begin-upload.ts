import { MediaId } from '@heraia/contract/ids'
import { MediaPurpose, type MediaState } from '@heraia/contract/media'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, invalidField } from '../../../refused.ts'
import { mostBytes, refusalOfType } from '../media.policy.ts'
import { UploadRefused } from './upload-refused.ts'

/** What a client says of a file before it sends it; nothing of it is believed. */
export interface UploadDraft {
  id: string | null | undefined
  purpose: string | null | undefined
  type: string | null | undefined
  /** In bytes; NaN where it is not said. */
  size: number
}

/** Answers where it stands if she began it before. Refuses what could not be used anyway, before its bytes come. */
export async function beginUpload(ctx: SignedIn, draft: UploadDraft): Promise<'new' | MediaState> {
  const id = MediaId.safeParse(draft.id).data
  const purpose = MediaPurpose.safeParse(draft.purpose).data
  if (!id) throw invalidField('id', 'invalid_id', 'Upload-Metadata: id is a UUID of version 7.')
  if (!purpose)
    throw invalidField('purpose', 'invalid', `Upload-Metadata: purpose is ${MediaPurpose.options.join(', ')}.`)
  const type = (draft.type ?? '').slice(0, 100)
  const most = mostBytes(purpose, ctx.settings.media.uploadMaxBytes)
  if (!Number.isSafeInteger(draft.size) || draft.size < 0) throw invalidField('size', 'required', 'Say Upload-Length.')
  if (draft.size === 0) throw new UploadRefused('empty', 'The file is empty.')
  if (draft.size > most) throw new UploadRefused('too_large', `A file has at most ${most} bytes.`)
  const refusal = refusalOfType(type, purpose)
  if (refusal) throw new UploadRefused(refusal, 'Files of this type are not taken.')
  await takeFromLimit(ctx, 'upload')
  return inTransaction(ctx, async (tx) => {
    const known = await stateOf(tx, id, draft.size)
    return known ?? insert(tx, { id, purpose, type, size: draft.size })
  })
}

async function stateOf(tx: SignedIn, id: MediaId, size: number): Promise<MediaState | null> {
  const { rows } = await sql<{ owner_id: string; size_bytes: number; state: MediaState }>`
    select owner_id, size_bytes, state from media_files where id = ${id}::uuid`.execute(tx.db)
  const [row] = rows
  if (!row) return null
  if (row.owner_id !== tx.viewer.id || row.size_bytes !== size) throw taken()
  return row.state
}

const taken = () => conflict('id_taken', 'Another file has this id.')

interface NewFile {
  id: MediaId
  purpose: MediaPurpose
  type: string
  size: number
}

async function insert(tx: SignedIn, { id, purpose, type, size }: NewFile): Promise<'new' | MediaState> {
  const { quotaBytes } = tx.settings.media
  const { rows } = await sql`
    insert into media_files (id, owner_id, purpose, size_bytes, declared_type, created_at, updated_at)
    select ${id}::uuid, ${tx.viewer.id}::uuid, ${purpose}, ${size}::int8, ${type}, ${tx.now()}, ${tx.now()}
    where (select coalesce(sum(size_bytes), 0) from media_files where owner_id = ${tx.viewer.id}::uuid)
      + ${size}::int8 <= ${quotaBytes}::int8
    on conflict (id) do nothing returning id`.execute(tx.db)
  if (rows.length > 0) return 'new'
  const known = await stateOf(tx, id, size)
  if (known) return known
  throw new UploadRefused('quota_full', 'There is no room for more files of hers.')
}
