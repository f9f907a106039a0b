import { SecurityDetail } from '@heraia/contract/account-data'
import { type Context, inTransaction } from '../../../../context.ts'
import { startSession } from '../../sessions/start-session.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, bannedFrom, invalid } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { isBanned } from '../bearer.ts'
import { FLOW_SECONDS } from '../flows/claim-flow.ts'
import { hashAuthCode } from '../flows/issue-code.ts'
import { fitsChallenge } from '../flows/pkce.ts'
import { linkIdentity } from '../providers/person-of-identity.ts'
import { ProvidedPerson } from '../providers/provided-person.ts'
import { type SessionToShow, showSession } from '../session.view.ts'
import { stillSignedIn } from '../still-signed-in.ts'
import { type UserRow, userById } from '../users.queries.ts'

interface Exchanged {
  user: UserRow
  session: SessionToShow
  /** What the provider let us have. */
  provided: Record<string, unknown>
}

/** `grant_type=pkce`: the code of a link or provider, with the verifier that only her own tab has. Once. */
export async function grantByCode(request: AuthRequest): Promise<Response> {
  const code = textOf(request.body, 'auth_code')
  const verifier = textOf(request.body, 'code_verifier')
  if (code === '' || verifier === '')
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  const outcome = await inTransaction(request.ctx, (tx) => exchange(tx, code, verifier))
  if (outcome instanceof AuthError) throw outcome
  const { user, session, provided } = outcome
  return Response.json({ ...(await showSession(request, user, session)), ...provided })
}

async function exchange(tx: Context, code: string, verifier: string): Promise<Exchanged | AuthError> {
  const flow = await tx.db
    .selectFrom('auth_flows')
    .selectAll()
    .where('auth_code_hash', '=', await hashAuthCode(code))
    .forUpdate()
    .executeTakeFirst()
  const user = flow?.user_id ? await userById(tx.db, flow.user_id) : undefined
  if (!flow || !user || !flow.code_challenge) {
    return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  // A mail may lie for hours before its link is opened; a provider or an organisation keeps her for minutes.
  const since = flow.provider === 'email' ? (flow.code_issued_at ?? flow.created_at) : flow.created_at
  if (tx.now().getTime() - since.getTime() > FLOW_SECONDS * 1000) {
    return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  const way = SecurityDetail.parse(flow.method)
  const method = flow.code_challenge_method === 'plain' ? 'plain' : 's256'
  if (!(await fitsChallenge({ challenge: flow.code_challenge, method }, verifier))) {
    const details = { method: way }
    await writeAudit(tx, { action: 'session.refused', actorId: null, subjectId: user.id, details })
    return new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  if (isBanned(user, tx.now())) return bannedFrom(400, user, way)
  await tx.db.deleteFrom('auth_flows').where('id', '=', flow.id).execute()
  const toLink = ProvidedPerson.safeParse(flow.details.toLink).data
  const before = toLink && (await stillSignedIn(tx, user.id, flow.details.linkFrom)).session
  const linked = toLink ? await linkIdentity(tx, user.id, flow.provider, toLink) : user
  const provider = flow.provider === 'email' ? undefined : flow.provider
  const session = await startSession(tx, user.id, way, provider, before)
  return { user: linked, session, provided: tokensOf(flow.details) }
}

const tokensOf = ({ provider_token, provider_refresh_token }: Record<string, unknown>) => ({
  ...(typeof provider_token === 'string' && { provider_token }),
  ...(typeof provider_refresh_token === 'string' && { provider_refresh_token }),
})
