import type { SitePersonId } from '@heraia/contract/ids'
import type { Picture } from '@heraia/contract/person'
import type { StoredPicture } from '@heraia/database/json'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { showPicture } from '../../../files/picture.view.ts'
import { notFound } from '../../../refused.ts'
import { writeAudit } from '../../accounts/write-audit.ts'
import { cutPicture, type PictureChoice } from '../../media/cut-picture.ts'
import { removeMedia } from '../../media/remove-files.ts'
import { findManaged, holdSitePerson } from './site-people.queries.ts'
import { isShown } from './site-person.view.ts'

interface Chosen {
  picture: Picture | null
}

/** Cut like a portrait. The file lies with who uploaded it, and is seen by who sees the person on the page. */
export async function setSitePersonPicture(
  ctx: SignedIn,
  { id, ...choice }: PictureChoice & { id: SitePersonId },
): Promise<Chosen> {
  if (!(await findManaged(ctx, id))) throw notFound('site_person')
  return cutPicture(ctx, 'avatar', choice, async (tx, keep) => {
    const person = await holdSitePerson(tx, id)
    const stored = await keep(person.picture)
    await save(tx, id, stored)
    return { picture: showPicture(stored, isShown(person) ? null : tx.pass) }
  })
}

/** Removing what is not there changes nothing. */
export const removeSitePersonPicture = (ctx: SignedIn, id: SitePersonId): Promise<Chosen> =>
  inTransaction(ctx, async (tx) => {
    const { picture } = await holdSitePerson(tx, id)
    if (picture) {
      await save(tx, id, null)
      await removeMedia(tx, [picture.mediaId])
    }
    return { picture: null }
  })

async function save(tx: SignedIn, id: SitePersonId, stored: StoredPicture | null): Promise<void> {
  await tx.db
    .updateTable('site_people')
    .set({ picture: stored && JSON.stringify(stored), picture_id: stored?.mediaId ?? null })
    .where('id', '=', id)
    .execute()
  await writeAudit(tx, { action: 'site_person.picture_changed', actorId: tx.viewer.id, subjectId: id })
}
