import type { Picture } from '@heraia/contract/person'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { showPicture } from '../../files/picture.view.ts'
import { tell } from '../../live/tell.ts'
import { isMinor } from '../../visibility/people.ts'
import { type CutShape, cutPicture, type PictureChoice } from './cut-picture.ts'
import { removeMedia } from './remove-files.ts'

interface Chosen {
  picture: Picture | null
}

/** Her portrait or her profile's cover; choosing another part of the same file later is fine. */
export const setOwnPicture = (ctx: SignedIn, which: CutShape, choice: PictureChoice): Promise<Chosen> =>
  cutPicture(ctx, which, choice, async (tx, keep) => {
    const { picture: before, minor } = await lockOwn(tx, which)
    const stored = await keep(before)
    await savePicture(tx, which, stored)
    return { picture: showPicture(stored, minor ? tx.pass : null) }
  })

/** The drawn one again; removing what is not there changes nothing. */
export const removeOwnPicture = (ctx: SignedIn, which: CutShape): Promise<Chosen> =>
  inTransaction(ctx, async (tx) => {
    const { picture: before } = await lockOwn(tx, which)
    if (before) {
      await savePicture(tx, which, null)
      await removeMedia(tx, [before.mediaId])
    }
    return { picture: null }
  })

interface Own {
  picture: StoredPicture | null
  minor: boolean
}

async function lockOwn(tx: SignedIn, which: CutShape): Promise<Own> {
  const { rows } = await sql<Own>`
    select p.${sql.ref(which)} as picture, ${isMinor('p')} as minor from profiles p where p.id = ${tx.viewer.id}::uuid for no key update`.execute(
    tx.db,
  )
  return rows[0] ?? { picture: null, minor: false }
}

async function savePicture(tx: SignedIn, which: CutShape, stored: StoredPicture | null): Promise<void> {
  await sql`
    update profiles set ${sql.ref(which)} = ${stored && JSON.stringify(stored)}::jsonb, updated_at = ${tx.now()}
    where id = ${tx.viewer.id}::uuid`.execute(tx.db)
  await tell(tx, [tx.viewer.id], 'profile.changed', { personId: tx.viewer.id })
  await announce(tx, 'profile.changed', { personId: tx.viewer.id })
}
