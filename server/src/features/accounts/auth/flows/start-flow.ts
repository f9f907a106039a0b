import type { SecurityDetail } from '@heraia/contract/account-data'
import type { Context } from '../../../../context.ts'
import type { Pkce } from './pkce.ts'

export interface FlowDraft {
  /** null: not known before she comes back. */
  userId: string | null
  provider: string
  /** What the session's `amr` will say. */
  method: SecurityDetail
  pkce: Pkce | null
  redirectTo: string
  /** What the answer must fit to: nonce, state, who is linking. */
  details?: Record<string, unknown>
}

/** Remembers a sign-in that leaves the page. Answers its id, which nobody can guess. */
export async function startFlow(tx: Context, draft: FlowDraft): Promise<string> {
  const id = crypto.randomUUID()
  await tx.db
    .insertInto('auth_flows')
    .values({
      id,
      user_id: draft.userId,
      provider: draft.provider,
      code_challenge: draft.pkce?.challenge ?? null,
      code_challenge_method: draft.pkce?.method ?? null,
      method: draft.method,
      redirect_to: draft.redirectTo,
      details: JSON.stringify(draft.details ?? {}),
      created_at: tx.now(),
    })
    .execute()
  return id
}
