import type { FileKind } from '@heraia/contract/media'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { madeKey, uploadKey } from '../../../files/file-keys.ts'
import { MakingStopped } from '../../../files/making-stopped.ts'
import { MediaUnusable } from '../../../files/media-unusable.ts'
import { removeBelow } from '../../../files/remove-below.ts'
import { StorageFull } from '../../../files/storage-full.ts'
import type { MadePictures } from '../../../ports.ts'
import { ATTEMPTS, declaredKind, isOwnPicture, mayBeDocument, mayBeVideo, SMALLEST, WIDTHS } from '../media.policy.ts'
import { type FileRow, fileSql } from '../media-file.view.ts'
import { removeFilesLater } from '../remove-files.ts'
import { tellState } from './process-later.ts'
import { sniffContent } from './sniff-content.ts'

/** Makes what is shown of an upload. May run twice, and again after it was killed: files take their own place. */
export async function processMedia(ctx: Context, { mediaId }: Record<string, unknown>): Promise<void> {
  const file = await begin(ctx, String(mediaId))
  if (!file) return
  const beating = setInterval(() => void touch(ctx, file).catch(() => {}), 20_000)
  try {
    if (file.attempts > ATTEMPTS) throw new MediaUnusable('interrupted')
    await finish(ctx, file, await make(ctx, file))
  } catch (error) {
    await fail(ctx, file, error)
  } finally {
    clearInterval(beating)
  }
}

type Begun = FileRow & { attempts: number; declared_type: string }

async function begin(ctx: Context, id: string): Promise<Begun | undefined> {
  const { rows } = await sql<Begun>`
    update media_files file set attempts = attempts + 1, updated_at = ${ctx.now()}
    where id = ${id}::uuid and state = 'processing'
    returning ${fileSql}, file.attempts, file.declared_type`.execute(ctx.db)
  return rows[0]
}

const touch = (ctx: Context, file: FileRow) =>
  sql`update media_files set updated_at = ${ctx.now()} where id = ${file.media_id}::uuid and state = 'processing'`.execute(
    ctx.db,
  )

interface Made {
  kind: FileKind
  /** null: a document. */
  pictures: MadePictures | null
  durationMs: number | null
}

async function make(ctx: Context, file: Begun): Promise<Made> {
  const { files, mediaMaker } = ctx.ports
  const bytes = await (await files.get(uploadKey(file.media_id)))?.bytes()
  if (!bytes) throw new MediaUnusable('interrupted')
  const kind = kindOf(file, bytes)
  const key = (name: string) => madeKey(file.media_id, file.revision, name)
  if (kind === 'document') {
    await files.put(key('document.pdf'), bytes)
    return { kind, pictures: null, durationMs: null }
  }
  const film = kind === 'video' ? await mediaMaker.video(bytes) : null
  const wanted = { widths: WIDTHS, atLeast: SMALLEST[file.purpose] }
  const pictures = await mediaMaker.pictures(film?.poster ?? bytes, wanted)
  for (const each of pictures.files) await files.put(key(`${each.width}.webp`), each.bytes)
  if (film) await files.put(key('video.mp4'), film.bytes)
  if (isOwnPicture(file.purpose)) await keepSource(ctx, file, bytes, key('source.webp'))
  return { kind, pictures, durationMs: film?.durationMs ?? null }
}

/** What an avatar or a cover is cut out of, in more detail than it is shown. */
async function keepSource(ctx: Context, file: Begun, bytes: Uint8Array, key: string): Promise<void> {
  const source = await ctx.ports.mediaMaker.pictures(bytes, { widths: [SOURCE_WIDTH], atLeast: SMALLEST[file.purpose] })
  const widest = source.files.at(-1)
  if (widest) await ctx.ports.files.put(key, widest.bytes)
}

const SOURCE_WIDTH = 3840

function kindOf(file: Begun, bytes: Uint8Array): FileKind {
  const content = sniffContent(bytes, { documents: mayBeDocument(file.purpose) })
  if ('failure' in content) throw new MediaUnusable(content.failure)
  const declared = declaredKind(file.declared_type)
  if (declared !== null && declared !== content.kind) throw new MediaUnusable('type_mismatch')
  if (content.kind === 'video' && !mayBeVideo(file.purpose)) throw new MediaUnusable('type_not_allowed')
  return content.kind
}

async function finish(ctx: Context, file: Begun, { kind, pictures, durationMs }: Made): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      update media_files set state = 'ready', failure = null, kind = ${kind}, width = ${pictures?.width ?? null},
        height = ${pictures?.height ?? null}, thumbhash = ${pictures?.thumbhash ?? null}, duration_ms = ${durationMs},
        widths = ${(pictures?.files ?? []).map((each) => each.width)}::int[], updated_at = ${tx.now()}
      where id = ${file.media_id}::uuid and state = 'processing' returning id`.execute(tx.db)
    // Thrown away meanwhile.
    if (rows.length === 0) await removeFilesLater(tx, [file.media_id])
    else await tellState(tx, file, 'ready')
  })
  await removeBelow(ctx, uploadKey(file.media_id))
}

async function fail(ctx: Context, file: Begun, error: unknown): Promise<void> {
  if (error instanceof MakingStopped) {
    await sql`update media_files set attempts = greatest(attempts - 1, 0) where id = ${file.media_id}::uuid`.execute(
      ctx.db,
    )
    throw error
  }
  const failure = failureOf(error, file)
  if (failure === null) throw error
  ctx.ports.metrics.count('media_failed_total', { failure })
  await inTransaction(ctx, async (tx) => {
    await sql`
      update media_files set state = 'failed', failure = ${failure}, updated_at = ${tx.now()}
      where id = ${file.media_id}::uuid and state = 'processing'`.execute(tx.db)
    await tellState(tx, file, 'failed')
  })
}

/** null: not its fault, and the queue tries again. */
function failureOf(error: unknown, file: Begun): string | null {
  if (error instanceof MediaUnusable) return error.failure
  if (error instanceof StorageFull) return 'storage_full'
  return file.attempts >= ATTEMPTS ? 'interrupted' : null
}
