import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { writeAudits } from '../../write-audit.ts'
import { asOperator } from '../admin/require-admin.ts'

/** Longer than any sign-in by a provider counts. */
const FLOWS_LIVE_MS = 3_600_000

/**
 * A provider is no more: nobody is found again by what it called her, for one of the same name may call others so. On record
 * for each, and without a mail: she did nothing, and nobody else has done anything in her account.
 */
export async function forgetProvider(tx: Context, provider: string): Promise<void> {
  const linked = tx.db.selectFrom('identities').select('user_id').where('provider', '=', provider)
  // Their rows before what is theirs, as whoever links or unlinks has it.
  await tx.db.selectFrom('users').select('id').where('id', 'in', linked).orderBy('id').forUpdate().execute()
  const gone = await tx.db.deleteFrom('identities').where('provider', '=', provider).returning('user_id').execute()
  // Nor does who was on her way to it, or has its answer and no session yet, come back by it.
  const since = new Date(tx.now().getTime() - FLOWS_LIVE_MS)
  await tx.db.deleteFrom('auth_flows').where('provider', '=', provider).where('created_at', '>', since).execute()
  const ids = [...new Set(gone.map(({ user_id }) => user_id))]
  if (ids.length === 0) return
  await sql`
    update users set updated_at = ${tx.now()}::timestamptz, app_metadata = case
      when jsonb_array_length(left_over.providers) = 0 then app_metadata - 'provider' - 'providers'
      else app_metadata || jsonb_build_object('providers', left_over.providers, 'provider',
        case when app_metadata->>'provider' = ${provider} then left_over.providers->0 else app_metadata->'provider' end)
      end
    from (
      select id, case when jsonb_typeof(app_metadata->'providers') = 'array'
        then (app_metadata->'providers') - ${provider}::text else '[]' end as providers
      from users where id = any(${ids}::uuid[])
    ) left_over
    where users.id = left_over.id`.execute(tx.db)
  await writeAudits(
    asOperator(tx),
    ids.map((subjectId) => ({ action: 'identity.unlinked', actorId: null, subjectId, details: { provider } })),
  )
}
