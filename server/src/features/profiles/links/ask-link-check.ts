import type { LinkChecks, LinkNetwork } from '@heraia/contract/links'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, notFound } from '../../../refused.ts'
import { planLinkCheck } from './plan-link-checks.ts'
import { readLinkChecks } from './read-link-checks.ts'

/** She put the link on her page and wants to see that it counts. */
export async function askLinkCheck(ctx: SignedIn, network: LinkNetwork): Promise<LinkChecks> {
  await takeFromLimit(ctx, 'linkCheck')
  if (ctx.ports.pages === null) throw conflict('no_link_checks', 'This place cannot look at other sites.')
  return inTransaction(ctx, async (tx) => {
    const { social_links: links } = await tx.db
      .selectFrom('profiles')
      .select('social_links')
      .where('id', '=', tx.viewer.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const url = links[network]
    if (!url) throw notFound('link')
    await planLinkCheck(tx, tx.viewer.id, network, url)
    return readLinkChecks(tx)
  })
}
