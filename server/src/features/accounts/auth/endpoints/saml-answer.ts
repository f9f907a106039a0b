import { isEmailAddress } from '@heraia/contract/email-address'
import { type Context, inTransaction } from '../../../../context.ts'
import type { SamlAssertion } from '../../../../ports.ts'
import { startSession } from '../../sessions/start-session.ts'
import { toAuthError } from '../answer-auth-error.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { type ClaimedFlow, claimFlow, RELAY_SECONDS } from '../flows/claim-flow.ts'
import { issueCode } from '../flows/issue-code.ts'
import { redirectToError, redirectWith } from '../flows/redirect-answers.ts'
import { isUuid } from '../is-uuid.ts'
import { noteAnswerRefused } from '../note-refusal.ts'
import { spendProof } from '../one-time/spend-proof.ts'
import { personOfIdentity } from '../providers/person-of-identity.ts'
import { showSession } from '../session.view.ts'
import { personOfAssertion } from '../sso/person-of-assertion.ts'
import { requestIdOf, requireSaml, samlSite } from '../sso/saml-site.ts'
import { domainsOf, type SsoProviderRow, ssoProviderById } from '../sso/sso.queries.ts'

/** Her organisation's page posts what it says of her. Only an answer to a sign-in that began here counts, once. */
export async function samlAnswer(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  requireSaml(ctx.settings)
  const state = textOf(body, 'RelayState')
  const flow = isUuid(state) ? await claimFlow(ctx, state, RELAY_SECONDS) : null
  if (!flow?.provider.startsWith('sso:')) {
    const problem = new AuthError(400, 'saml_relay_state_not_found', 'SAML RelayState is not recognized or has expired')
    // Not on record: that is how a Back button looks, and anybody could fill the log with it.
    return redirectToError(303, ctx.settings.siteUrl, problem, true)
  }
  try {
    return await comeIn(request, flow)
  } catch (error) {
    const problem = toAuthError(error, ctx)
    await noteAnswerRefused(ctx, problem, 'sso/saml', flow.provider)
    return redirectToError(303, flow.redirectTo, problem, true)
  }
}

async function comeIn(request: AuthRequest, flow: ClaimedFlow): Promise<Response> {
  const { ctx, body } = request
  const provider = await ssoProviderById(ctx.db, flow.provider.slice('sso:'.length))
  if (!provider) throw new AuthError(404, 'sso_provider_not_found', 'No such SSO provider')
  if (provider.disabled) throw new AuthError(404, 'sso_provider_disabled', 'SSO provider is disabled')
  const assertion = await readAnswer(ctx, provider, flow, textOf(body, 'SAMLResponse'))
  if (assertion.nameId === '' || assertion.nameId.length > LONGEST_NAME) throw notAccepted()
  const person = personOfAssertion(assertion, provider, await domainsOf(ctx.db, provider.id))
  if (person.email !== '' && !isEmailAddress(person.email)) throw notAccepted()
  const outcome = await inTransaction(ctx, async (tx) => {
    if (!(await spendProof(tx, `saml:${provider.id}:${assertion.id}`, assertion.expiresAt))) throw notAccepted()
    const user = await personOfIdentity(tx, flow.provider, person, null)
    if (flow.hasPkce) return { user, code: await issueCode(tx, flow.id, user.id) }
    return { user, session: await startSession(tx, user.id, 'sso/saml', flow.provider) }
  })
  if ('code' in outcome) return redirectWith(303, flow.redirectTo, { query: { code: outcome.code } })
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await showSession(
    request,
    outcome.user,
    outcome.session,
  )
  return redirectWith(303, flow.redirectTo, {
    fragment: { access_token, expires_at, expires_in, refresh_token, token_type },
  })
}

/** As identities keep it; cut, two people could be one. */
const LONGEST_NAME = 255

const notAccepted = () => new AuthError(400, 'saml_assertion_invalid', 'SAML Assertion is not valid')

async function readAnswer(
  ctx: Context,
  provider: SsoProviderRow,
  flow: ClaimedFlow,
  answer: string,
): Promise<SamlAssertion> {
  const directory = await ctx.ports.saml.readDirectory(provider.metadata_xml)
  if (!directory || answer === '') throw notAccepted()
  try {
    return await ctx.ports.saml.readAnswer(directory, samlSite(ctx.settings), requestIdOf(flow.id), answer)
  } catch (error) {
    ctx.ports.log.warn({ requestId: ctx.requestId, error: String(error).slice(0, 200) }, 'a SAML answer was refused')
    throw notAccepted()
  }
}
