import type { MediaId } from '@heraia/contract/ids'
import type { Crop } from '@heraia/contract/media'
import type { Picture } from '@heraia/contract/person'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { madeKey } from '../../files/file-keys.ts'
import { MediaUnusable } from '../../files/media-unusable.ts'
import { showPicture } from '../../files/picture.view.ts'
import { tell } from '../../live/tell.ts'
import type { MadePictures } from '../../ports.ts'
import { conflict, invalidField, notFound } from '../../refused.ts'
import { isMinor } from '../../visibility/people.ts'
import { OWN_PICTURES, SMALLEST } from './media.policy.ts'
import { findOwnFile } from './media.queries.ts'
import type { FileRow } from './media-file.view.ts'
import { removeMedia } from './remove-files.ts'

type Which = 'avatar' | 'cover'

interface Choice {
  mediaId: MediaId
  crop: Crop
  alt: string
}

interface Chosen {
  picture: Picture | null
}

/** Cuts her picture out of the uploaded file; choosing another part of the same file later is fine. */
export async function setOwnPicture(ctx: SignedIn, which: Which, choice: Choice): Promise<Chosen> {
  const file = mayBecome(which, await findOwnFile(ctx, choice.mediaId))
  const revision = file.revision + 1
  const made = await cut(ctx, which, file, choice.crop, revision)
  return inTransaction(ctx, async (tx) => {
    const { picture: before, minor } = await lockOwn(tx, which)
    const now = mayBecome(which, await findOwnFile(tx, choice.mediaId))
    if (now.revision !== file.revision) throw conflict('edited_elsewhere', 'It was changed somewhere else meanwhile.')
    const stored = await save(tx, choice, made, revision)
    await savePicture(tx, which, stored)
    if (before && before.mediaId !== choice.mediaId) await removeMedia(tx, [before.mediaId])
    tx.afterCommit(() => removeOld(ctx, file))
    return { picture: showPicture(stored, minor ? tx.pass : null) }
  })
}

/** The drawn one again; removing what is not there changes nothing. */
export const removeOwnPicture = (ctx: SignedIn, which: Which): Promise<Chosen> =>
  inTransaction(ctx, async (tx) => {
    const { picture: before } = await lockOwn(tx, which)
    if (before) {
      await savePicture(tx, which, null)
      await removeMedia(tx, [before.mediaId])
    }
    return { picture: null }
  })

function mayBecome(which: Which, file: FileRow): FileRow {
  if (file.purpose !== which) throw conflict('media_wrong_purpose', `It was uploaded for ${file.purpose}.`)
  if (file.state !== 'ready') throw conflict('media_not_ready', 'It is not ready yet.')
  return file
}

async function cut(ctx: SignedIn, which: Which, file: FileRow, part: Crop, revision: number): Promise<MadePictures> {
  const source = await ctx.ports.files.get(sourceKey(file))
  if (!source) throw notFound('media')
  const { widths, aspect } = OWN_PICTURES[which]
  const wanted = { widths, part: { ...part, aspect }, atLeast: SMALLEST[which] }
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

interface Own {
  picture: StoredPicture | null
  minor: boolean
}

async function lockOwn(tx: SignedIn, which: Which): Promise<Own> {
  const { rows } = await sql<Own>`
    select p.${sql.ref(which)} as picture, ${isMinor('p')} as minor from profiles p where p.id = ${tx.viewer.id}::uuid for no key update`.execute(
    tx.db,
  )
  return rows[0] ?? { picture: null, minor: false }
}

async function save(tx: SignedIn, choice: Choice, made: MadePictures, revision: number): Promise<StoredPicture> {
  const { width, height, thumbhash } = made
  const widths = made.files.map((each) => each.width)
  await sql`
    update media_files set revision = ${revision}, width = ${width}, height = ${height}, thumbhash = ${thumbhash},
      widths = ${widths}::int[], alt = ${choice.alt}, attached_at = coalesce(attached_at, ${tx.now()})
    where id = ${choice.mediaId}::uuid`.execute(tx.db)
  return { mediaId: choice.mediaId, revision, alt: choice.alt, width, height, widths, thumbhash }
}

async function savePicture(tx: SignedIn, which: Which, stored: StoredPicture | null): Promise<void> {
  await sql`
    update profiles set ${sql.ref(which)} = ${stored && JSON.stringify(stored)}::jsonb, updated_at = ${tx.now()}
    where id = ${tx.viewer.id}::uuid`.execute(tx.db)
  await tell(tx, [tx.viewer.id], 'profile.changed', { personId: tx.viewer.id })
  await announce(tx, 'profile.changed', { personId: tx.viewer.id })
}

/** Sizes of the part before, or of the whole, which is not shown any more. */
async function removeOld(ctx: SignedIn, file: FileRow): Promise<void> {
  await ctx.ports.files.remove(file.widths.map((width) => madeKey(file.media_id, file.revision, `${width}.webp`)))
}
