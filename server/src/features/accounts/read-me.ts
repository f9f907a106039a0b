import type { Me } from '@heraia/contract/accounts'
import type { SignedIn } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { showMe } from './me.view.ts'

export async function readMe(ctx: SignedIn): Promise<Me> {
  const row = await ctx.db.selectFrom('profiles').selectAll().where('id', '=', ctx.viewer.id).executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'profile_missing', 'This account has no profile yet: POST /api/me.')
  return showMe(row, ctx.now(), ctx.pass, ctx.viewer.isAdmin)
}
