import type { LinkNetwork } from '@heraia/contract/links'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { jobOf } from './check-link.ts'

const AT_ONCE = 500

/** What is proven is looked at again now and then: a link that went proves nothing any more. */
export const checkDueLinks = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (tx.ports.pages === null) return
    const { rows } = await sql<{ person_id: string; network: LinkNetwork }>`
      update link_checks set due_at = null where (person_id, network) in (
        select person_id, network from link_checks where due_at <= ${tx.now()}
        order by due_at limit ${sql.lit(AT_ONCE)} for update skip locked)
      returning person_id, network`.execute(tx.db)
    for (const { person_id, network } of rows) await tx.ports.jobs.add(tx.db, jobOf(person_id, network))
  })
