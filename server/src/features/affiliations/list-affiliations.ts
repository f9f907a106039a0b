import type { Affiliation } from '@heraia/contract/affiliations'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { isVisible } from '../../visibility/people.ts'
import { chipSql } from '../profiles/person.view.ts'
import { type AffiliationRow, showAffiliation } from './affiliation.view.ts'

const columns = sql`${chipSql}, a.kind, a.state, a.asked_at, a.answered_at`

/** Her club and her coach, as far as she named them. */
export async function listMine(ctx: SignedIn): Promise<{ items: Affiliation[] }> {
  const { rows } = await sql<AffiliationRow>`
    select ${columns} from affiliations a join profiles p on p.id = a.partner_id
    where a.person_id = ${ctx.viewer.id}::uuid and ${isVisible('p', ctx.viewer.id)}
    order by a.kind`.execute(ctx.db)
  return { items: rows.map((row) => showAffiliation(row, ctx.pass)) }
}

/** Who names her, newest first; walks affiliations_newest_idx. */
export async function listNaming(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<Affiliation>> {
  const position = readCursor('naming', cursor)
  const { rows } = await sql<AffiliationRow>`
    select ${columns} from affiliations a join profiles p on p.id = a.person_id
    where a.partner_id = ${ctx.viewer.id}::uuid and a.state <> 'declined' and ${isVisible('p', ctx.viewer.id)}
      ${position ? sql`and ${before('a.asked_at', 'a.person_id', position)}` : sql``}
    order by a.asked_at desc, a.person_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'naming',
    limit,
    rows,
    (row) => ({ at: row.asked_at, id: row.chip_id }),
    (row) => showAffiliation(row, ctx.pass),
  )
}
