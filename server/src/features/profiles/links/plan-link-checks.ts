import { LinkNetwork, type SocialLinks } from '@heraia/contract/links'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { jobOf } from './check-link.ts'

/** Links that are new are looked at soon; of those that are gone nothing is known any more. */
export async function planLinkChecks(
  tx: Context,
  personId: string,
  { before, after }: { before: SocialLinks; after: SocialLinks },
): Promise<void> {
  const changed = LinkNetwork.options.filter((network) => before[network] !== after[network])
  if (changed.length === 0) return
  await sql`delete from link_checks where person_id = ${personId}::uuid and network = any(${changed}::text[])`.execute(
    tx.db,
  )
  if (tx.ports.pages === null) return
  for (const network of changed) {
    const url = after[network]
    if (url !== null) await planLinkCheck(tx, personId, network, url)
  }
}

/** Asked again, what was found before stands until the page is read. */
export async function planLinkCheck(tx: Context, personId: string, network: LinkNetwork, url: string): Promise<void> {
  await sql`
    insert into link_checks (person_id, network, url, waiting) values (${personId}::uuid, ${network}, ${url}, true)
    on conflict (person_id, network) do update set waiting = true`.execute(tx.db)
  await tx.ports.jobs.add(tx.db, jobOf(personId, network))
}
