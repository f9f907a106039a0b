import type { MediaId } from '@heraia/contract/ids'
import type { Crop } from '@heraia/contract/media'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { madeKey } from '../../files/file-keys.ts'
import { MediaUnusable } from '../../files/media-unusable.ts'
import type { MadePictures } from '../../ports.ts'
import { conflict, invalidField, notFound } from '../../refused.ts'
import { OWN_PICTURES, SMALLEST } from './media.policy.ts'
import { findOwnFile } from './media.queries.ts'
import type { FileRow } from './media-file.view.ts'
import { removeMedia } from './remove-files.ts'

/** `avatar` is a square, a person's or a team's; `cover` is wide. */
export type CutShape = 'avatar' | 'cover'

export interface PictureChoice {
  mediaId: MediaId
  crop: Crop
  alt: string
}

/**
 * Cuts a picture out of a file that she uploaded, and hands it to `use` in one transaction with everything else: `use`
 * locks what shows it, says which picture it showed before, and then keeps the new one. Choosing another part of the
 * same file later is fine; a file is used by one thing only.
 */
export async function cutPicture<Result>(
  ctx: SignedIn,
  shape: CutShape,
  choice: PictureChoice,
  use: (tx: SignedIn, keep: (before: StoredPicture | null) => Promise<StoredPicture>) => Promise<Result>,
): Promise<Result> {
  const file = mayBecome(shape, await findOwnFile(ctx, choice.mediaId))
  const revision = file.revision + 1
  const made = await cut(ctx, shape, file, choice.crop, revision)
  return inTransaction(ctx, async (tx) => {
    const result = await use(tx, async (before) => {
      const now = mayBecome(shape, await findOwnFile(tx, choice.mediaId))
      if (now.attached_at && before?.mediaId !== choice.mediaId) throw conflict('media_in_use', 'A file is used once.')
      if (now.revision !== file.revision) throw conflict('edited_elsewhere', 'It was changed somewhere else meanwhile.')
      if (before && before.mediaId !== choice.mediaId) await removeMedia(tx, [before.mediaId])
      return save(tx, choice, made, revision)
    })
    tx.afterCommit(() => removeOld(ctx, file))
    return result
  })
}

function mayBecome(shape: CutShape, file: FileRow): FileRow {
  if (file.purpose !== shape) throw conflict('media_wrong_purpose', `It was uploaded for ${file.purpose}.`)
  if (file.state !== 'ready') throw conflict('media_not_ready', 'It is not ready yet.')
  return file
}

async function cut(ctx: SignedIn, shape: CutShape, file: FileRow, part: Crop, revision: number): Promise<MadePictures> {
  const source = await ctx.ports.files.get(sourceKey(file))
  if (!source) throw notFound('media')
  const { widths, aspect } = OWN_PICTURES[shape]
  const wanted = { widths, part: { ...part, aspect }, atLeast: SMALLEST[shape] }
  const made = await ctx.ports.mediaMaker.pictures(await source.bytes(), wanted).catch(refuseSmallPart)
  for (const { width, bytes } of made.files) {
    await ctx.ports.files.put(madeKey(file.media_id, revision, `${width}.webp`), bytes)
  }
  return made
}

/** Always in the first revision: every part is cut out of the whole. */
const sourceKey = (file: FileRow) => madeKey(file.media_id, 0, 'source.webp')

function refuseSmallPart(error: unknown): never {
  if (!(error instanceof MediaUnusable)) throw error
  throw invalidField('crop', error.failure, 'This part is too small.')
}

async function save(tx: SignedIn, choice: PictureChoice, made: MadePictures, revision: number): Promise<StoredPicture> {
  const { width, height, thumbhash } = made
  const widths = made.files.map((each) => each.width)
  await sql`
    update media_files set revision = ${revision}, width = ${width}, height = ${height}, thumbhash = ${thumbhash},
      widths = ${widths}::int[], alt = ${choice.alt}, attached_at = coalesce(attached_at, ${tx.now()})
    where id = ${choice.mediaId}::uuid`.execute(tx.db)
  return { mediaId: choice.mediaId, revision, alt: choice.alt, width, height, widths, thumbhash }
}

/** Sizes of the part before, or of the whole, which is not shown any more. */
async function removeOld(ctx: SignedIn, file: FileRow): Promise<void> {
  await ctx.ports.files.remove(file.widths.map((width) => madeKey(file.media_id, file.revision, `${width}.webp`)))
}
