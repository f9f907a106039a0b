import { type Context, inTransaction } from '../../../../context.ts'
import { addressKey } from '../../../../http/address-key.ts'
import { invitationOf } from '../../invitations/invitation-token.ts'
import { startSession } from '../../sessions/start-session.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { takeFromAuthLimit } from '../auth-limits.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { spendProof } from '../one-time/spend-proof.ts'
import { personOfIdentity } from '../providers/person-of-identity.ts'
import { showSession } from '../session.view.ts'
import { MESSAGE_SECONDS, wrongWithMessage } from '../web3/check-message.ts'
import { readSignInMessage, type SignInMessage } from '../web3/sign-in-message.ts'

type Chain = 'ethereum' | 'solana'
const NAMES = { ethereum: 'Ethereum', solana: 'Solana' }
const [SHORTEST, LONGEST] = [64, 20_480]

/** `grant_type=web3`: a text for this site and for now, signed by the wallet that it names. Each counts once. */
export async function grantByWallet(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  await takeFromAuthLimit(ctx, 'web3', addressKey(ctx.address))
  const chain = chainOf(request)
  const [text, signature] = [textOf(body, 'message'), textOf(body, 'signature')]
  const size = new TextEncoder().encode(text).length
  if (size < SHORTEST) throw invalid('message is too short')
  if (size > LONGEST) throw invalid('message is too long')
  const message = readSignInMessage(text, chain)
  if (!message) throw refused(chain, 'it is not a sign-in message')
  const wrong = wrongWithMessage(message, ctx.settings, ctx.now())
  if (wrong) return refuse(ctx, chain, wrong)
  // Large, and most installations never need it.
  const { ethereumSigner, solanaSigner } = await import('../web3/wallet-signature.ts')
  const sign = chain === 'ethereum' ? ethereumSigner : solanaSigner
  const address = sign(text, message.address, signature)
  if (address === null) return refuse(ctx, chain, 'the signature does not match the address')
  const invited = await invitationOf(request.headers)
  const signedIn = await inTransaction(ctx, (tx) => signIn(tx, chain, { ...message, address }, text, invited))
  if (!signedIn) return refuse(ctx, chain, 'it was used before')
  const { user, session } = signedIn
  return Response.json(await showSession(request, user, session))
}

function chainOf({ ctx, body }: AuthRequest): Chain {
  const chain = textOf(body, 'chain')
  if (chain !== 'ethereum' && chain !== 'solana') {
    throw new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain')
  }
  if (!ctx.settings.auth.web3[chain]) throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  return chain
}

const refused = (chain: Chain, why: string) =>
  new AuthError(400, 'invalid_credentials', `Signed ${NAMES[chain]} message is not accepted: ${why}`, {
    oauth: 'invalid_grant',
  })

/** Somebody may have tried with what is not his. */
async function refuse(ctx: Context, chain: Chain, why: string): Promise<never> {
  await writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId: null, details: { method: 'web3' } })
  throw refused(chain, why)
}

/** null: the text was used before. */
async function signIn(tx: Context, chain: Chain, message: SignInMessage, text: string, invited: string | null) {
  const countsUntil = new Date(tx.now().getTime() + 2 * MESSAGE_SECONDS * 1000)
  if (!(await spendProof(tx, text, countsUntil))) return null
  const subject = `web3:${chain}:${message.address}`
  const { address, domain, statement, chainId: network } = message
  const custom_claims = { address, chain, network, domain, statement }
  const data = { sub: subject, email_verified: false, phone_verified: false, custom_claims }
  const user = await personOfIdentity(tx, 'web3', { subject, email: '', emailVerified: false, data }, invited)
  return { user, session: await startSession(tx, user.id, 'web3', 'web3') }
}
