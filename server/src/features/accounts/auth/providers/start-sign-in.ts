import { hashOfInvitationToken, isInvitationToken } from '../../invitations/invitation-token.ts'
import { base64url } from '../../tokens/digest.ts'
import type { AuthRequest } from '../auth-request.ts'
import type { Bearer } from '../bearer.ts'
import { readPkce } from '../flows/pkce.ts'
import { startFlow } from '../flows/start-flow.ts'
import { redirectTarget } from '../redirects.ts'
import { hashOfInvitation } from './person-invited.ts'
import { providerClient } from './provider-client.ts'

/** What the client may not choose: the flow's own. */
const OURS = new Set([
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'response_mode', 'state', 'nonce', 'scope'],
  ...['code_challenge', 'code_challenge_method', 'request', 'request_uri', 'grant_type', 'code', 'code_verifier'],
  // Ours, not the provider's.
  ...['provider', 'scopes', 'redirect_to', 'skip_http_redirect', 'invite_token', 'sb_flow_id', 'apikey'],
])

/**
 * The provider's page where she says yes. `linking` is who is signed in and adds this way in to her account; who was
 * invited may bring the token of the mail (`invite_token`) and comes back to the account that waits for her, or that of a
 * link by which she registers: whether that lets her in is asked once it is known that she is new.
 */
export async function startSignIn(request: AuthRequest, linking: Bearer | null): Promise<URL> {
  const { ctx, url } = request
  const query = url.searchParams
  const name = query.get('provider') ?? ''
  const pkce = readPkce(query.get('code_challenge') ?? '', query.get('code_challenge_method') ?? '')
  const { provider, config, isOidc } = await providerClient(ctx, name)
  const [verifier, nonce] = [base64url(ctx.ports.random.bytes(32)), base64url(ctx.ports.random.bytes(24))]
  const redirectTo = redirectTarget(request)
  const linkTo = linking?.user.id ?? null
  const token = linking ? '' : (query.get('invite_token') ?? '')
  const joinsBy = isInvitationToken(token) ? await hashOfInvitationToken(token) : null
  const invitation = joinsBy === null ? await hashOfInvitation(ctx, token) : null
  const details = { verifier, nonce, linkTo, linkFrom: linking?.session.id ?? null, invitation, joinsBy }
  const flow = { userId: linkTo, provider: name, method: 'oauth' as const, pkce, redirectTo, details }
  const state = await startFlow(ctx, flow)
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  const forwarded = [...query].filter(([key]) => !OURS.has(key))
  const further = (query.get('scopes') ?? '').split(/[ ,]+/).filter(Boolean)
  return buildAuthorizationUrl(config, {
    ...Object.fromEntries(forwarded),
    ...provider.own?.authorizationParams,
    redirect_uri: callbackUrl(request),
    scope: [...new Set([...provider.scopes.split(' '), ...further])].join(' '),
    state,
    ...(isOidc && provider.own?.usesNonce !== false && { nonce }),
    ...(provider.own?.usesPkce !== false && {
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  })
}

export const callbackUrl = ({ ctx }: Pick<AuthRequest, 'ctx'>): string =>
  `${ctx.settings.siteUrl}${ctx.settings.auth.basePath.replace(/\/+$/, '')}/callback`
