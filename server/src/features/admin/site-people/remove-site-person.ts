import type { SitePersonId } from '@heraia/contract/ids'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { writeAudit } from '../../accounts/write-audit.ts'
import { removeMedia } from '../../media/remove-files.ts'
import { holdSitePerson } from './site-people.queries.ts'

export const removeSitePerson = (ctx: SignedIn, id: SitePersonId): Promise<{ id: SitePersonId }> =>
  inTransaction(ctx, async (tx) => {
    const { picture_id } = await holdSitePerson(tx, id)
    await tx.db.deleteFrom('site_people').where('id', '=', id).execute()
    if (picture_id) await removeMedia(tx, [picture_id])
    await writeAudit(tx, { action: 'site_person.removed', actorId: tx.viewer.id, subjectId: id })
    return { id }
  })
