import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'
import type { AuthSettings } from '../../../../settings.ts'

type Kind = keyof AuthSettings['factors']

/**
 * Of each kind that is turned off, how many people have proven it and none that is open: nothing but a recovery code, if
 * they kept any, lets them in.
 */
export async function countShutOut(
  db: Db,
  factors: AuthSettings['factors'],
): Promise<{ kind: Kind; people: number }[]> {
  const closed = (['totp', 'phone', 'webauthn'] as const).filter((kind) => !factors[kind])
  if (closed.length === 0) return []
  const kinds = sql`${closed}::text[]`
  const { rows } = await sql<{ kind: Kind; people: number }>`
    select f.factor_type as kind, count(distinct f.user_id)::int as people from mfa_factors f
    where f.status = 'verified' and f.factor_type = any(${kinds}) and not exists (
      select from mfa_factors o where o.user_id = f.user_id and o.status = 'verified'
        and o.factor_type <> 'recovery_code' and o.factor_type <> all(${kinds}))
    group by f.factor_type order by f.factor_type`.execute(db)
  return rows
}
