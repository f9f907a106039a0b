import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'

/** How long a sign-in that leaves the page may take until its code is exchanged, by the auth contract (1.5). */
export const FLOW_SECONDS = 300
/** How long she may take at her organisation: the SAML relay state of the auth contract (1.6). */
export const RELAY_SECONDS = 120

export interface ClaimedFlow {
  id: string
  provider: string
  method: string
  redirectTo: string
  hasPkce: boolean
  details: Record<string, unknown>
}

/** She is back. null: nobody left like this, or more than `seconds` ago, or she is back for the second time. */
export async function claimFlow(ctx: Context, id: string, seconds: number): Promise<ClaimedFlow | null> {
  const flow = await ctx.db
    .updateTable('auth_flows')
    .set({ details: sql`details || '{"claimed": true}'::jsonb` })
    .where('id', '=', id)
    .where(sql<boolean>`not details ? 'claimed'`)
    .where('auth_code_hash', 'is', null)
    .where('created_at', '>', new Date(ctx.now().getTime() - seconds * 1000))
    .returning(['id', 'provider', 'method', 'redirect_to', 'code_challenge', 'details'])
    .executeTakeFirst()
  if (!flow) return null
  const { provider, method, redirect_to: redirectTo, details } = flow
  return { id, provider, method, redirectTo, hasPkce: flow.code_challenge !== null, details }
}
