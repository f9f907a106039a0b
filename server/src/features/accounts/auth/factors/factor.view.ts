import type { FactorRow } from './factors.queries.ts'

/** As `user.factors` lists it; no secret. */
export const showFactor = (factor: FactorRow) => ({
  id: factor.id,
  created_at: factor.created_at.toISOString(),
  updated_at: factor.updated_at.toISOString(),
  status: factor.status,
  friendly_name: factor.friendly_name || undefined,
  factor_type: factor.factor_type,
  phone: factor.phone || undefined,
  last_challenged_at: factor.last_challenged_at?.toISOString(),
})
