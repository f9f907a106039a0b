import { type LinkChecks, LinkNetwork } from '@heraia/contract/links'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { lastingAddress } from './own-addresses.ts'

interface CheckRow {
  network: LinkNetwork
  url: string
  waiting: boolean
  proven_at: Date | null
  checked_at: Date | null
  problem: LinkChecks['checks'][number]['problem']
}

/** Only ever to herself: what did not prove anything is nobody else's business. */
export async function readLinkChecks(ctx: SignedIn): Promise<LinkChecks> {
  const { rows } = await sql<CheckRow>`
    select c.network, c.url, c.waiting, c.proven_at, c.checked_at, c.problem
    from link_checks c join profiles p on p.id = c.person_id
    where c.person_id = ${ctx.viewer.id}::uuid and p.social_links ->> c.network = c.url`.execute(ctx.db)
  const order = (network: LinkNetwork) => LinkNetwork.options.indexOf(network)
  return {
    available: ctx.ports.pages !== null,
    profileUrl: lastingAddress(ctx.settings.siteUrl, ctx.viewer.id),
    checks: rows
      .toSorted((a, b) => order(a.network) - order(b.network))
      .map((row) => ({
        network: row.network,
        url: row.url,
        waiting: row.waiting,
        provenAt: row.proven_at?.toISOString() ?? null,
        checkedAt: row.checked_at?.toISOString() ?? null,
        problem: row.problem,
      })),
  }
}
