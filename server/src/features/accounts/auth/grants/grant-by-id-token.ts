import { createLocalJWKSet, decodeJwt, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { type Context, inTransaction } from '../../../../context.ts'
import { startSession } from '../../sessions/start-session.ts'
import { sha256 } from '../../tokens/digest.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthRequest, flagOf, textOf } from '../auth-request.ts'
import { whoMayLink } from '../identities/who-may-link.ts'
import { linkIdentity, personOfIdentity } from '../providers/person-of-identity.ts'
import { lacksEmail, NO_EMAIL, readPerson } from '../providers/provided-person.ts'
import { type ProviderClient, providerClient, providerNamed } from '../providers/provider-client.ts'
import { showSession } from '../session.view.ts'
import { stillSignedIn } from '../still-signed-in.ts'

/** An app already has the provider's id token: signed by it, for one of our clients, with the nonce that the app made. */
export async function grantByIdToken(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const idToken = textOf(body, 'id_token')
  if (idToken === '') throw badIdToken('id_token required')
  const linking = flagOf(body, 'link_identity') ? await whoMayLink(request, 'link') : null
  const client = await clientOf(request, idToken)
  const claims = await noted(ctx, client.name, async () => {
    const read = await readIdToken(ctx, client, idToken)
    if (client.provider.own?.usesNonce !== false) await checkNonce(textOf(body, 'nonce'), read.nonce)
    return read
  })
  const person = readPerson(claims, client.provider)
  if (!person) throw badIdToken('Missing sub claim in id_token')
  if (lacksEmail(person, client.provider)) throw badIdToken(NO_EMAIL)
  const outcome = await inTransaction(ctx, async (tx) => {
    if (linking) await stillSignedIn(tx, linking.user.id, linking.session.id)
    const user = linking
      ? await linkIdentity(tx, linking.user.id, client.name, person)
      : await personOfIdentity(tx, client.name, person)
    return { user, session: await startSession(tx, user.id, 'oauth', client.name) }
  })
  return Response.json(await showSession(request, outcome.user, outcome.session))
}

/** A token that is not what it says is on record. */
async function noted<Result>(ctx: Context, provider: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const details = { method: 'oauth', provider }
    await writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId: null, details })
    throw error
  }
}

const badIdToken = (message: string, error = 'invalid request') =>
  new AuthError(400, 'validation_failed', message, { oauth: error })

async function clientOf({ ctx, body }: AuthRequest, idToken: string): Promise<ProviderClient> {
  const name = textOf(body, 'provider') || nameOfIssuer(ctx, textOf(body, 'issuer') || issuerOf(idToken))
  const known = await providerNamed(ctx, name).catch(nullWhenUnknown)
  if (!known?.issuer) {
    throw new AuthError(400, 'provider_disabled', `Provider (issuer "${name.slice(0, 100)}") is not enabled`)
  }
  return providerClient(ctx, name)
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof AuthError) return null
  throw error
}

const nameOfIssuer = ({ settings }: Context, issuer: string): string =>
  Object.entries(settings.auth.providers).find(([, provider]) => provider.issuer === issuer)?.[0] ?? issuer

function issuerOf(idToken: string): string {
  try {
    const { iss } = decodeJwt<{ iss?: unknown }>(idToken)
    return typeof iss === 'string' ? iss : ''
  } catch {
    throw badIdToken('Bad ID token')
  }
}

async function readIdToken(ctx: Context, { provider, config }: ProviderClient, idToken: string) {
  const { issuer, jwks_uri } = config.serverMetadata()
  const keys = jwks_uri ? await fetchKeys(jwks_uri) : null
  if (!keys) throw badIdToken('Bad ID token')
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
      issuer,
      audience: [provider.clientId, ...provider.otherClientIds],
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      currentDate: ctx.now(),
      requiredClaims: ['sub', 'exp'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) throw badIdToken('Bad ID token')
    throw error
  }
}

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

async function fetchKeys(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  const read = jwks.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  return read.success ? read.data : null
}

/** The app hands the provider a hash of its nonce and us the nonce: a token that leaked elsewhere is of no use. */
async function checkNonce(nonce: string, claimed: unknown): Promise<void> {
  const inToken = typeof claimed === 'string' ? claimed : ''
  if ((nonce === '') !== (inToken === '')) {
    throw badIdToken('Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (nonce !== '' && (await sha256(nonce)) !== inToken) throw badIdToken('Nonces mismatch', 'invalid nonce')
}
