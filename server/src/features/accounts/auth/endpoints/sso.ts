import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, flagOf, textOf } from '../auth-request.ts'
import { pkceOf } from '../flows/pkce.ts'
import { startFlow } from '../flows/start-flow.ts'
import { isUuid } from '../is-uuid.ts'
import { redirectTarget } from '../redirects.ts'
import { requestIdOf, requireSaml, samlSite } from '../sso/saml-site.ts'
import { type SsoProviderRow, ssoProviderByDomain, ssoProviderById } from '../sso/sso.queries.ts'

/** Her organisation's sign-in page, by its id or by the domain of her address. */
export async function signInByOrganisation(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  requireSaml(ctx.settings)
  const pkce = pkceOf(body)
  const asJson = flagOf(body, 'skip_http_redirect')
  const provider = await findProvider(request)
  if (provider.disabled) throw new AuthError(404, 'sso_provider_disabled', 'SSO provider is disabled')
  const directory = await ctx.ports.saml.readDirectory(provider.metadata_xml)
  if (!directory) throw new AuthError(404, 'sso_provider_not_found', 'The metadata of this SSO provider cannot be read')
  const flowId = await startFlow(ctx, {
    userId: null,
    provider: `sso:${provider.id}`,
    method: 'sso/saml',
    pkce,
    redirectTo: redirectTarget(request),
  })
  const url = await ctx.ports.saml.signInUrl(directory, samlSite(ctx.settings), {
    ...{ requestId: requestIdOf(flowId), relayState: flowId },
    nameIdFormat: provider.name_id_format || null,
  })
  return asJson ? Response.json({ url }) : new Response(null, { status: 303, headers: { location: url } })
}

async function findProvider({ ctx, body }: AuthRequest): Promise<SsoProviderRow> {
  const [id, domain] = [textOf(body, 'provider_id'), textOf(body, 'domain')]
  if ((id === '') === (domain === '')) throw invalid('A provider_id or domain needs to be provided')
  if (id !== '' && !isUuid(id)) throw invalid('provider_id must be a UUID')
  const provider = id === '' ? await ssoProviderByDomain(ctx.db, domain) : await ssoProviderById(ctx.db, id)
  if (provider) return provider
  const text = id === '' ? 'No SSO provider assigned for this domain' : 'No such SSO provider'
  throw new AuthError(404, 'sso_provider_not_found', text)
}

export async function samlMetadata({ ctx }: AuthRequest): Promise<Response> {
  requireSaml(ctx.settings)
  return new Response(await ctx.ports.saml.describe(samlSite(ctx.settings)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}
