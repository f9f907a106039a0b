import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'

/** How long she may take at the provider. */
export const AWAY_SECONDS = 600

export interface ClaimedFlow {
  id: string
  provider: string
  method: string
  redirectTo: string
  hasPkce: boolean
  details: Record<string, unknown>
}

/** She is back. null: nobody left like this, too long ago, or she is back for the second time. */
export async function claimFlow(ctx: Context, id: string): Promise<ClaimedFlow | null> {
  const flow = await ctx.db
    .updateTable('auth_flows')
    .set({ details: sql`details || '{"claimed": true}'::jsonb` })
    .where('id', '=', id)
    .where(sql<boolean>`not details ? 'claimed'`)
    .where('auth_code_hash', 'is', null)
    .where('created_at', '>', new Date(ctx.now().getTime() - AWAY_SECONDS * 1000))
    .returning(['id', 'provider', 'method', 'redirect_to', 'code_challenge', 'details'])
    .executeTakeFirst()
  if (!flow) return null
  const { provider, method, redirect_to: redirectTo, details } = flow
  return { id, provider, method, redirectTo, hasPkce: flow.code_challenge !== null, details }
}
