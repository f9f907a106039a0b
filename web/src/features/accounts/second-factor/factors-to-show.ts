import type { Factor } from '@supabase/auth-js'
import type { OpenFactors } from '../sign-in/sign-in-settings.ts'

/** What she uses most comes first. */
const ORDER = ['totp', 'webauthn', 'phone', 'recovery_code']

export interface FactorsToShow {
  open: Factor[]
  /** Of kinds that were turned off here after she set them up. */
  closed: Factor[]
}

/** Those that she has proven once, the usual one first; a server that does not say which kinds are open has them all. */
export function factorsToShow(all: Factor[], mfa: OpenFactors = {}): FactorsToShow {
  const hers = all
    .filter(({ status, factor_type }) => status === 'verified' && ORDER.includes(factor_type))
    .sort((one, other) => ORDER.indexOf(one.factor_type) - ORDER.indexOf(other.factor_type))
  // What takes the place of a factor is never turned off.
  const isClosed = ({ factor_type }: Factor) => factor_type !== 'recovery_code' && mfa[factor_type] === false
  return { open: hers.filter((one) => !isClosed(one)), closed: hers.filter(isClosed) }
}
