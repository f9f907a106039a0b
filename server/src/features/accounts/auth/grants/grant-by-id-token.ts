import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { z } from 'zod'
import { type Context, inTransaction } from '../../../../context.ts'
import { invitationOf } from '../../invitations/invitation-token.ts'
import { startSession } from '../../sessions/start-session.ts'
import { base64url, sha256 } from '../../tokens/digest.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthRequest, flagOf, textOf } from '../auth-request.ts'
import { whoMayLink } from '../identities/who-may-link.ts'
import { customNameOfIssuer } from '../providers/custom-providers.queries.ts'
import { linkIdentity, personOfIdentity } from '../providers/person-of-identity.ts'
import { lacksEmail, NO_EMAIL, readPerson } from '../providers/provided-person.ts'
import { type ProviderClient, providerClient, providerNamed } from '../providers/provider-client.ts'
import { showSession } from '../session.view.ts'
import { stillSignedIn } from '../still-signed-in.ts'

/**
 * An app already has the provider's id token: signed by it, for one of our clients (`client_id`, where the app says which),
 * with the nonce that the app made, and of the access token that it brings along, if any.
 */
export async function grantByIdToken(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const idToken = textOf(body, 'id_token')
  if (idToken === '') throw badIdToken('id_token required')
  const linking = flagOf(body, 'link_identity') ? await whoMayLink(request, 'link') : null
  const client = await clientOf(request, idToken)
  const keys = await fetchKeys(client)
  const claims = await noted(ctx, client.name, async () => {
    const read = await readIdToken(request, client, keys, idToken)
    await checkAccessToken(textOf(body, 'access_token'), idToken, read.at_hash)
    if (client.provider.own?.usesNonce !== false) await checkNonce(textOf(body, 'nonce'), read.nonce)
    return read
  })
  const person = readPerson(claims, client.provider)
  if (!person) throw badIdToken('Missing sub claim in id_token')
  if (lacksEmail(person, client.provider)) throw badIdToken(NO_EMAIL)
  const invited = await invitationOf(request.headers)
  const outcome = await inTransaction(ctx, async (tx) => {
    const before = linking ? (await stillSignedIn(tx, linking.user.id, linking.session.id)).session : undefined
    const user = linking
      ? await linkIdentity(tx, linking.user.id, client.name, person)
      : await personOfIdentity(tx, client.name, person, invited)
    return { user, session: await startSession(tx, user.id, 'oauth', client.name, before) }
  })
  return Response.json(await showSession(request, outcome.user, outcome.session))
}

/** A token that is not what it says is on record. */
async function noted<Result>(ctx: Context, provider: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const details = { method: 'oauth' as const, provider }
    await writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId: null, details })
    throw error
  }
}

const badIdToken = (message = 'Bad ID token', error = 'invalid request') =>
  new AuthError(400, 'validation_failed', message, { oauth: error })

/** In this grant's shape, 400 too: of a 5xx the client would tell no more than that it failed. */
const providerAway = (name: string) =>
  new AuthError(400, 'unexpected_failure', `${name} cannot be reached`, { oauth: 'server_error', retryAfterSeconds: 5 })

async function clientOf({ ctx, body }: AuthRequest, idToken: string): Promise<ProviderClient> {
  const name = textOf(body, 'provider') || (await nameOfIssuer(ctx, textOf(body, 'issuer') || issuerOf(idToken)))
  const known = await providerNamed(ctx, name).catch(nullWhenUnknown)
  if (!known?.issuer) {
    throw new AuthError(400, 'provider_disabled', `Provider (issuer "${name.slice(0, 100)}") is not enabled`)
  }
  return providerClient(ctx, name).catch((error: unknown) => {
    throw error instanceof AuthError && error.status === 503 ? providerAway(name) : error
  })
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof AuthError) return null
  throw error
}

async function nameOfIssuer({ db, settings }: Context, issuer: string): Promise<string> {
  const ofSettings = Object.entries(settings.auth.providers).find(([, provider]) => provider.issuer === issuer)
  return ofSettings?.[0] ?? (await customNameOfIssuer(db, issuer)) ?? issuer
}

function issuerOf(idToken: string): string {
  try {
    const { iss } = decodeJwt<{ iss?: unknown }>(idToken)
    return typeof iss === 'string' ? iss : ''
  } catch {
    throw badIdToken()
  }
}

async function readIdToken(
  { ctx, body }: AuthRequest,
  { provider, config }: ProviderClient,
  keys: JSONWebKeySet,
  idToken: string,
) {
  const { issuer } = config.serverMetadata()
  const ours = [provider.clientId, ...provider.otherClientIds]
  const named = textOf(body, 'client_id')
  if (named !== '' && !ours.includes(named)) throw badIdToken('Unacceptable client_id')
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
      issuer,
      audience: named || ours,
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      currentDate: ctx.now(),
      requiredClaims: ['sub', 'exp'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) throw badIdToken()
    throw error
  }
}

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

async function fetchKeys({ name, provider, config }: ProviderClient): Promise<JSONWebKeySet> {
  const address = provider.own?.keysUrl ?? config.serverMetadata().jwks_uri
  const response = address ? await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null) : null
  const read = jwks.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  if (!read.success) throw providerAway(name)
  return read.data
}

/** `at_hash`: the left half of the token's hash, by the id token's own algorithm (OpenID Connect Core, 3.1.3.6). */
async function checkAccessToken(accessToken: string, idToken: string, claimed: unknown): Promise<void> {
  if (accessToken === '' || claimed === undefined) return
  const { alg } = decodeProtectedHeader(idToken)
  const hash = alg === 'EdDSA' ? 'SHA-512' : 'SHA-256'
  const whole = new Uint8Array(await crypto.subtle.digest(hash, new TextEncoder().encode(accessToken)))
  if (base64url(whole.subarray(0, whole.length / 2)) !== claimed) throw badIdToken()
}

/** The app hands the provider a hash of its nonce and us the nonce: a token that leaked elsewhere is of no use. */
async function checkNonce(nonce: string, claimed: unknown): Promise<void> {
  const inToken = typeof claimed === 'string' ? claimed : ''
  if ((nonce === '') !== (inToken === '')) {
    throw badIdToken('Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (nonce !== '' && (await sha256(nonce)) !== inToken) throw badIdToken('Nonces mismatch', 'invalid nonce')
}
