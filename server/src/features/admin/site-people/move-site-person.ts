import type { SitePersonId } from '@heraia/contract/ids'
import type { ManagedSitePerson } from '@heraia/contract/site-people'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { writeAudit } from '../../accounts/write-audit.ts'
import { holdSitePerson, listManaged } from './site-people.queries.ts'

interface Move {
  id: SitePersonId
  to: 'earlier' | 'later'
}

/** Changes places with her neighbour; at the end of the row nothing happens. */
export const moveSitePerson = (ctx: SignedIn, { id, to }: Move): Promise<{ items: ManagedSitePerson[] }> =>
  inTransaction(ctx, async (tx) => {
    await holdSitePerson(tx, id)
    const { items } = await listManaged(tx)
    const at = items.findIndex((each) => each.id === id)
    const goes = at + (to === 'earlier' ? -1 : 1)
    const next = items[goes]
    if (!next) return { items }
    const ids = items
      .map((each) => each.id)
      .with(at, next.id)
      .with(goes, id)
    await sql`
      update site_people one set position = place.number
      from unnest(${ids}::uuid[]) with ordinality as place (id, number) where one.id = place.id`.execute(tx.db)
    await writeAudit(tx, { action: 'site_person.moved', actorId: tx.viewer.id, subjectId: id })
    return listManaged(tx)
  })
