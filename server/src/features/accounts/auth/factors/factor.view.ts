import { z } from 'zod'
import { type InWords, isoTime } from '../moment.ts'
import type { FactorRow } from './factors.queries.ts'

/** As `user.factors` lists it; no secret. */
export const showFactor = (factor: InWords<FactorRow>) => ({
  id: factor.id,
  created_at: isoTime(factor.created_at),
  updated_at: isoTime(factor.updated_at),
  status: factor.status,
  friendly_name: factor.friendly_name || undefined,
  factor_type: factor.factor_type,
  phone: factor.phone,
  last_challenged_at: factor.last_challenged_at === null ? null : isoTime(factor.last_challenged_at),
  ...(factor.factor_type === 'webauthn' && ofKey(factor.credential)),
})

const shownOfKey = z.object({
  aaguid: z.string().optional(),
  lastChallenge: z.record(z.string(), z.unknown()).optional(),
})

/** Of what kind her key is, and the challenge that it answered last. Nothing of one that has answered none. */
function ofKey(credential: unknown) {
  const { aaguid, lastChallenge } = shownOfKey.catch({}).parse(credential)
  return { web_authn_aaguid: aaguid, last_webauthn_challenge_data: lastChallenge }
}
