import type { Context } from '../../../context.ts'
import { removeBelow } from '../../../files/remove-below.ts'
import { exportKeys } from './export-files.ts'

/** Archives that nobody fetched in time. First the file: a row without one is swept again, a file without a row never. */
export async function sweepExports(ctx: Context): Promise<void> {
  const over = await ctx.db.selectFrom('account_exports').select('id').where('expires_at', '<=', ctx.now()).execute()
  await remove(
    ctx,
    over.map(({ id }) => id),
  )
}

export async function eraseExports(ctx: Context, personId: string): Promise<void> {
  const hers = await ctx.db.selectFrom('account_exports').select('id').where('person_id', '=', personId).execute()
  await remove(
    ctx,
    hers.map(({ id }) => id),
  )
}

async function remove(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids) await removeBelow(ctx, exportKeys(id))
  await ctx.db.deleteFrom('account_exports').where('id', 'in', ids).execute()
}
