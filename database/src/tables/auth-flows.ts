import type { Generated } from 'kysely'
import type { Json } from '../json.ts'

export interface AuthFlowsTable {
  id: string
  user_id: string | null
  /** `email`, or who vouches for her: `google`. */
  provider: string
  code_challenge: string | null
  code_challenge_method: string | null
  auth_code_hash: Generated<string | null>
  /** What the `amr` claim of the session will say. */
  method: string
  redirect_to: string
  details: Json<Record<string, unknown>>
  created_at: Date
  code_issued_at: Generated<Date | null>
}
