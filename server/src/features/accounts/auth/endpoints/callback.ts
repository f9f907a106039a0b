import type { AuthorizationResponseError, authorizationCodeGrant } from 'openid-client'
import { z } from 'zod'
import { type Context, inTransaction } from '../../../../context.ts'
import { startSession } from '../../sessions/start-session.ts'
import { toAuthError } from '../answer-auth-error.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { hasBegun, isOtherBrowser } from '../flows/browser-of-flow.ts'
import { type ClaimedFlow, claimFlow, FLOW_SECONDS } from '../flows/claim-flow.ts'
import { issueCode } from '../flows/issue-code.ts'
import { redirectToError, redirectWith } from '../flows/redirect-answers.ts'
import { isUuid } from '../is-uuid.ts'
import { noteAnswerRefused } from '../note-refusal.ts'
import { personInvited } from '../providers/person-invited.ts'
import { linkIdentity, personOfIdentity, whoLinks } from '../providers/person-of-identity.ts'
import { lacksEmail, NO_EMAIL, type ProvidedPerson, readPerson } from '../providers/provided-person.ts'
import { type ProviderClient, providerClient } from '../providers/provider-client.ts'
import { callbackUrl } from '../providers/start-sign-in.ts'
import { showSession } from '../session.view.ts'
import { stillSignedIn } from '../still-signed-in.ts'
import type { UserRow } from '../users.queries.ts'

/** She comes back from the provider: with a code for her own tab, or with what went wrong. Each state counts once. */
export async function callback(request: AuthRequest): Promise<Response> {
  const { ctx } = request
  // Who only looks at the address is not her, and must not use it up.
  if (request.method === 'HEAD') return new Response(null, { status: 204 })
  const said = whatWasSaid(request)
  const state = said.searchParams.get('state') ?? ''
  const flow = isUuid(state) ? await claimFlow(ctx, state, FLOW_SECONDS) : null
  // Not on record: that is how a Back button looks, and anybody could fill the log with it.
  if (!flow || flow.method !== 'oauth') return redirectToError(302, ctx.settings.siteUrl, badState(), true)
  try {
    return await comeIn(request, flow, said)
  } catch (error) {
    const problem = toAuthError(error, ctx)
    await noteAnswerRefused(ctx, problem, 'oauth', flow.provider)
    return redirectToError(302, flow.redirectTo, problem, true)
  }
}

const badState = () => new AuthError(400, 'bad_oauth_state', 'OAuth state is invalid or has expired')

/** From the query, or from a form that the provider's page posts. */
function whatWasSaid(request: AuthRequest): URL {
  const said = new URL(callbackUrl(request))
  said.search = request.url.search
  if (request.method === 'POST') {
    for (const field of ['state', 'code', 'error', 'error_description', 'iss']) {
      const value = textOf(request.body, field)
      if (value !== '') said.searchParams.set(field, value)
    }
  }
  return said
}

interface Provided {
  person: ProvidedPerson
  tokens: { provider_token: string; provider_refresh_token?: string }
}

async function comeIn(request: AuthRequest, flow: ClaimedFlow, said: URL): Promise<Response> {
  const linkTo = z.string().safeParse(flow.details.linkTo).data
  if (linkTo && !flow.hasPkce && isOtherBrowser(request, flow.id)) throw badState()
  const { person, tokens } = await askProvider(request.ctx, flow, said)
  const { linkFrom } = flow.details
  const outcome = await inTransaction(request.ctx, async (tx) => {
    const before = linkTo ? (await stillSignedIn(tx, linkTo, linkFrom)).session : undefined
    if (linkTo && flow.hasPkce) {
      // Added once the code is exchanged: only the tab that began can, and she is at the provider by herself.
      const user = await whoLinks(tx, linkTo, flow.provider, person.subject)
      return { user, code: await issueCode(tx, flow.id, user.id, { ...tokens, toLink: person, linkFrom }) }
    }
    const user = await whoComes(tx, flow, person, linkTo)
    if (flow.hasPkce) return { user, code: await issueCode(tx, flow.id, user.id, tokens) }
    // Whoever only has its address shows no second factor by that, and has asked for nothing.
    const shown = before && !hasBegun(request, flow.id) ? { ...before, id: null, aal: 'aal1', amr: [] } : before
    return { user, session: await startSession(tx, user.id, 'oauth', flow.provider, shown) }
  })
  if ('code' in outcome) return redirectWith(302, flow.redirectTo, { query: { code: outcome.code } })
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await showSession(
    request,
    outcome.user,
    outcome.session,
  )
  return redirectWith(302, flow.redirectTo, {
    fragment: { access_token, expires_at, expires_in, refresh_token, token_type, ...tokens },
  })
}

function whoComes(tx: Context, flow: ClaimedFlow, person: ProvidedPerson, linkTo?: string): Promise<UserRow> {
  if (linkTo) return linkIdentity(tx, linkTo, flow.provider, person)
  const invitation = z.string().safeParse(flow.details.invitation).data
  if (invitation) return personInvited(tx, flow.provider, person, invitation)
  return personOfIdentity(tx, flow.provider, person, z.string().safeParse(flow.details.joinsBy).data ?? null)
}

/** Exchanges the code; state, nonce, issuer and signature must fit to what was asked. */
async function askProvider(ctx: Context, flow: ClaimedFlow, said: URL): Promise<Provided> {
  const client = await providerClient(ctx, flow.provider)
  const { own } = client.provider
  const { verifier, nonce } = z.object({ verifier: z.string(), nonce: z.string() }).parse(flow.details)
  const library = await import('openid-client')
  try {
    const tokens = await library.authorizationCodeGrant(client.config, said, {
      expectedState: flow.id,
      ...(own?.usesPkce !== false && { pkceCodeVerifier: verifier }),
      ...(client.isOidc && { idTokenExpected: true }),
      ...(client.isOidc && own?.usesNonce !== false && { expectedNonce: nonce }),
    })
    const person = readPerson(await claimsOf(client, tokens), client.provider)
    if (!person) throw new AuthError(422, 'provider_error', 'Error getting user profile from external provider')
    if (lacksEmail(person, client.provider)) throw new AuthError(422, 'provider_error', NO_EMAIL)
    const { access_token, refresh_token } = tokens
    return {
      person,
      tokens: { provider_token: access_token, ...(refresh_token && { provider_refresh_token: refresh_token }) },
    }
  } catch (error) {
    const said = error instanceof library.AuthorizationResponseError ? error : null
    throw refusalOf(ctx, flow.provider, error, said)
  }
}

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>

/** What the id token says of her; where it leaves out her address, or there is none, userinfo is asked. */
async function claimsOf({ config, provider }: ProviderClient, tokens: Tokens): Promise<Record<string, unknown>> {
  const claims = tokens.claims()
  if (!claims) return askUserinfo(provider.endpoints?.userinfo ?? '', tokens.access_token)
  if (claims.email || !config.serverMetadata().userinfo_endpoint) return claims
  const { fetchUserInfo } = await import('openid-client')
  return { ...(await fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
}

async function askUserinfo(address: string, token: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`userinfo answered ${response.status}`)
  return z.record(z.string(), z.unknown()).parse(await response.json())
}

/** `said`: the provider itself refused, in the words of OAuth. */
function refusalOf(ctx: Context, provider: string, error: unknown, said: AuthorizationResponseError | null): AuthError {
  if (error instanceof AuthError) return error
  if (said) {
    const refused = said.error === 'access_denied'
    const text = said.error_description ?? (refused ? 'The sign-in was refused' : 'The provider reported an error')
    return new AuthError(refused ? 403 : 400, refused ? 'access_denied' : 'provider_error', text.slice(0, 300))
  }
  const name = error instanceof Error ? error.message : 'unknown'
  ctx.ports.log.warn(
    { requestId: ctx.requestId, provider, error: name.slice(0, 200) },
    'a provider’s answer was refused',
  )
  return new AuthError(400, 'provider_error', 'Unable to exchange external code')
}
