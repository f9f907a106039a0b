import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { base64url } from '../../tokens/digest.ts'
import type { RelyingParty } from './relying-party.ts'

/** Large, and most people never touch a key. */
const library = () => import('@simplewebauthn/server')

/** A security key or passkey as we keep it. */
export interface StoredCredential {
  id: string
  /** base64url */
  publicKey: string
  counter: number
  transports: string[]
  /** Of which make the key says it is, a UUID; zeros where it does not say. Not known of the first ones. */
  aaguid?: string | undefined
}

export const storedCredential = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  aaguid: z.string().optional(),
})

/** COSE's numbers of the signatures that keys can make. */
const [ED25519, ES256, RS256] = [-8, -7, -257]

export const creationOptions = async (
  party: RelyingParty,
  person: { id: string; name: string; displayName: string },
  known: StoredCredential[],
  residentKey: 'required' | 'discouraged',
) =>
  (await library()).generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.displayName,
    timeout: 300_000,
    attestationType: 'none',
    supportedAlgorithmIDs: [ED25519, ES256, RS256],
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey, userVerification: 'preferred' },
  })

/** Without credentials any passkey of this site may answer. */
export const requestOptions = async (party: RelyingParty, known: StoredCredential[] = []) =>
  (await library()).generateAuthenticationOptions({
    rpID: party.id,
    timeout: 300_000,
    userVerification: 'preferred',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  })

const registration = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).nullish(),
  }),
})

const assertion = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
})

/** The new credential; null: this is no answer to our challenge from our page. */
export async function readNewCredential(
  given: unknown,
  challenge: string,
  party: RelyingParty,
): Promise<StoredCredential | null> {
  const read = registration.safeParse(given)
  if (!read.success) return null
  const response = { clientExtensionResults: {}, ...read.data } as unknown as RegistrationResponseJSON
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: [ED25519, ES256, RS256],
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return null
  const { aaguid, credential } = registrationInfo
  const { id, publicKey, counter } = credential
  return { id, publicKey: base64url(publicKey), counter, transports: read.data.response.transports ?? [], aaguid }
}

/** The id that an answer names; null: it is none. */
export const credentialIdOf = (given: unknown): string | null => assertion.safeParse(given).data?.id ?? null

/** The counter to keep; null: this is not her key's answer to our challenge from our page. */
export async function checkAssertion(
  given: unknown,
  challenge: string,
  party: RelyingParty,
  credential: StoredCredential,
): Promise<number | null> {
  const read = assertion.safeParse(given)
  if (!read.success || read.data.id !== credential.id) return null
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { clientExtensionResults: {}, ...read.data } as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: { id: credential.id, publicKey: bytesOf(credential.publicKey), counter: credential.counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified && authenticationInfo ? authenticationInfo.newCounter : null
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
