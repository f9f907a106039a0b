import type { Context } from '../../../context.ts'
import { writeAudit } from '../write-audit.ts'
import { refuseWhereElsewhere } from './keys-elsewhere.ts'
import type { SigningKeys } from './signing-keys.ts'

/** For programs of the operator: opens the admin endpoints. Nobody's, so only its end and its key take it back. */
export async function signOperatorToken(keys: SigningKeys, issuer: string, now: Date, days: number): Promise<string> {
  const { kid, sign } = await keys.signing()
  const issuedAt = Math.floor(now.getTime() / 1000)
  const claims = { role: 'service_role', iss: issuer, iat: issuedAt, exp: issuedAt + days * 86_400 }
  return sign({ alg: 'ES256', typ: 'JWT', kid }, claims)
}

/** One for so many days, and a word in the audit log that it was made. */
export async function makeOperatorToken(ctx: Context, keys: SigningKeys, days: number): Promise<string> {
  refuseWhereElsewhere(ctx)
  const { siteUrl, auth } = ctx.settings
  const token = await signOperatorToken(keys, `${siteUrl}${auth.basePath}`, ctx.now(), days)
  await writeAudit(ctx, { action: 'operator_token.made', actorId: null, subjectId: null, details: { days } })
  return token
}
