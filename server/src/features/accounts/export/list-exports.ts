import type { AccountExport } from '@heraia/contract/account-data'
import type { SignedIn } from '../../../context.ts'
import { showExport } from './export.view.ts'

const MOST = 10

/** Those that can still be fetched, newest first. */
export async function listExports(ctx: SignedIn): Promise<{ items: AccountExport[] }> {
  const rows = await ctx.db
    .selectFrom('account_exports')
    .selectAll()
    .where('person_id', '=', ctx.viewer.id)
    .where('expires_at', '>', ctx.now())
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return { items: await Promise.all(rows.map((row) => showExport(ctx, row))) }
}
