import type { SecurityDetail } from '@heraia/contract/account-data'
import { Language } from '@heraia/contract/accounts'
import { z } from 'zod'
import type { Context } from '../../../../context.ts'
import type { AuthRequest } from '../auth-request.ts'
import { pkceOf } from '../flows/pkce.ts'
import { startFlow } from '../flows/start-flow.ts'
import { languageOf } from '../language-of.ts'
import { redirectOfMail } from '../redirects.ts'

/** What a mail must know of the request that asked for it; travels in the payload of a job. */
export const Journey = z.object({
  language: Language,
  /** Where she wanted to go, when that was said and may be. */
  redirectTo: z.string().nullable(),
  pkce: z.object({ challenge: z.string(), method: z.enum(['s256', 'plain']) }).nullable(),
})
export type Journey = z.infer<typeof Journey>

/** Refuses a code challenge that is none. */
export const journeyOf = (request: AuthRequest, metadata: Record<string, unknown> = {}): Journey => ({
  language: languageOf({ user_metadata: metadata }, request.ctx.speaks),
  redirectTo: redirectOfMail(request),
  pkce: pkceOf(request.body),
})

/** null: the client said no challenge, so whoever opens the link by GET gets the session in the address. */
export async function startMailFlow(
  tx: Context,
  userId: string,
  { pkce, redirectTo }: Journey,
  method: SecurityDetail,
): Promise<string | null> {
  if (!pkce) return null
  return startFlow(tx, { userId, provider: 'email', method, pkce, redirectTo: redirectTo ?? tx.settings.siteUrl })
}
