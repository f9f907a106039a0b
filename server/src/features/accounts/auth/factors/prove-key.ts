import { z } from 'zod'
import type { Context } from '../../../../context.ts'
import { type AuthError, invalid } from '../auth-error.ts'
import { verificationFailed } from './factor-errors.ts'
import type { ChallengeRow, FactorRow } from './factors.queries.ts'
import { checkAssertion, readNewCredential, type StoredCredential, storedCredential } from './web-authn.ts'

const asked = z.object({
  challenge: z.string(),
  party: z.object({ name: z.string(), id: z.string(), origins: z.array(z.string()) }),
})
const said = z.looseObject({ credential_response: z.unknown() })

/** The first answer of a security key is its making; the later ones are signatures. null: it is right. */
export async function proveKey(
  tx: Context,
  given: unknown,
  factor: FactorRow,
  { id, webauthn, created_at, expires_at }: ChallengeRow,
): Promise<AuthError | null> {
  const { challenge, party } = asked.parse(webauthn)
  const answer = said.safeParse(given)
  if (!answer.success) return invalid('webauthn requires credential_response')
  const response = answer.data.credential_response
  const known = storedCredential.safeParse(factor.credential).data
  const proven = known
    ? await signedBy(response, challenge, party, known)
    : await readNewCredential(response, challenge, party)
  if (!proven) return verificationFailed('Invalid WebAuthn response')
  // What she was asked with, and nothing of her answer: it is shown wherever her factors are.
  const lastChallenge = {
    type: known ? 'request' : 'create',
    challenge: { id, challenge, rp_id: party.id, created_at, expires_at, verified_at: tx.now() },
  }
  await tx.db
    .updateTable('mfa_factors')
    .set({ credential: JSON.stringify({ ...proven, lastChallenge }) })
    .where('id', '=', factor.id)
    .execute()
  return null
}

async function signedBy(
  response: unknown,
  challenge: string,
  party: z.infer<typeof asked>['party'],
  known: StoredCredential,
): Promise<StoredCredential | null> {
  const counter = await checkAssertion(response, challenge, party, known)
  return counter === null ? null : { ...known, counter }
}
