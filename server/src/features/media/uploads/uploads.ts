import { MediaId } from '@heraia/contract/ids'
import type { MediaState } from '@heraia/contract/media'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn, signedIn } from '../../../context.ts'
import { StorageFull } from '../../../files/storage-full.ts'
import { toAnswer } from '../../../http/answer-errors.ts'
import type { FindViewer, From } from '../../../http/handle-request.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Ports } from '../../../ports.ts'
import { forbidden, notFound } from '../../../refused.ts'
import { serverContext } from '../../../server-context.ts'
import type { Settings } from '../../../settings.ts'
import { discardFile } from '../discard-file.ts'
import { processLater } from '../process/process-later.ts'
import { beginUpload, type UploadDraft } from './begin-upload.ts'
import { UploadRefused } from './upload-refused.ts'

export interface UploadRefusal {
  status: number
  code: string
  /** A MediaFailure, or a reason of the API. */
  reason: string
  message: string
  retryAfterSeconds?: number
}

/** What the endpoint for uploads, which is the host's, asks of the rules. Each throws what `refusal` puts into words. */
export interface Uploads {
  maxBytes: number
  /** Where it stands if she began it before. */
  begin(request: Request, from: From, draft: UploadDraft): Promise<'new' | MediaState>
  /** Whether she may send more of it, or ask how far it is; where it stands. */
  state(request: Request, from: From, id: string): Promise<{ state: MediaState; size: number }>
  /** Its last byte is stored. Saying it twice changes nothing. */
  finished(id: string): Promise<void>
  discard(request: Request, from: From, id: string): Promise<void>
  refusal(error: unknown, requestId: string): UploadRefusal
  requestIdOf(request: Request): string
}

export function createUploads(ports: Ports, settings: Settings, findViewer: FindViewer): Uploads {
  const signIn = async (request: Request, from: From): Promise<SignedIn> => {
    const ctx: Context = { ...serverContext(ports, settings), address: from.address }
    await takeFromLimit(ctx, 'address', from.address)
    const known = signedIn({ ...ctx, viewer: await findViewer(request, ctx) })
    if (!known.viewer.hasProfile) throw forbidden('profile_missing', 'Make a profile first: POST /api/me.')
    return known
  }

  return {
    maxBytes: settings.media.uploadMaxBytes,
    begin: async (request, from, draft) => beginUpload(await signIn(request, from), draft),
    state: async (request, from, id) => {
      const ctx = await signIn(request, from)
      const { rows } = await sql<{ state: MediaState; size: number }>`
        select state, size_bytes as size from media_files
        where id = ${idOf(id)}::uuid and owner_id = ${ctx.viewer.id}::uuid`.execute(ctx.db)
      if (!rows[0]) throw notFound('media')
      return rows[0]
    },
    finished: (id) => finishUpload(serverContext(ports, settings), idOf(id)),
    discard: async (request, from, id) => void (await discardFile(await signIn(request, from), idOf(id))),
    refusal: (error, requestId) => toRefusal(error, ports, requestId),
    requestIdOf: (request) => requestIdOf(request, ports.random),
  }
}

function idOf(text: string): MediaId {
  const id = MediaId.safeParse(text).data
  if (!id) throw notFound('media')
  return id
}

const finishUpload = (ctx: Context, id: MediaId): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ media_id: string; owner_id: string; declared_type: string }>`
      update media_files set state = 'processing', updated_at = ${tx.now()}
      where id = ${id}::uuid and state = 'uploading'
      returning id as media_id, owner_id, declared_type`.execute(tx.db)
    for (const file of rows) await processLater(tx, file)
  })

function toRefusal(error: unknown, ports: Ports, requestId: string): UploadRefusal {
  const refused = error instanceof StorageFull ? new UploadRefused('storage_full', error.message) : error
  if (refused instanceof UploadRefused) {
    const { status, reason, message } = refused
    return { status, code: 'UPLOAD_REFUSED', reason, message }
  }
  const { status, code, message, data } = toAnswer(error, { requestId, ports })
  const said = (data ?? {}) as { reason?: string; fields?: { code: string }[]; retryAfterSeconds?: number }
  const reason = said.reason ?? said.fields?.[0]?.code ?? code.toLowerCase()
  const { retryAfterSeconds } = said
  return { status, code, reason, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
}
