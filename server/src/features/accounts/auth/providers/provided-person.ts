import { z } from 'zod'
import type { AuthProvider } from '../../../../settings.ts'
import { isStorable } from '../auth-request.ts'

/** What a provider says of her. */
export const ProvidedPerson = z.object({
  /** What the provider calls her; the only thing by which she is found again. */
  subject: z.string(),
  /** Lower case; `` where it says none. */
  email: z.string(),
  /** Only a verified address links to an account. */
  emailVerified: z.boolean(),
  /** Kept with the identity, and what her metadata begins with. */
  data: z.record(z.string(), z.unknown()),
})
export type ProvidedPerson = z.infer<typeof ProvidedPerson>

const text = (most: number) => z.string().max(most).catch('').default('')

const claims = z.looseObject({
  iss: text(500),
  sub: z.union([z.string(), z.number()]).optional(),
  /** Plain OAuth 2.0: Facebook. */
  id: z.union([z.string(), z.number()]).optional(),
  email: text(255),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .catch(undefined),
  name: text(200),
  picture: text(2000),
})

/** null: it says nothing by which she could be found again. */
export function readPerson(given: unknown, provider: AuthProvider): ProvidedPerson | null {
  if (!isStorable(given)) return null
  const said = ours(given, provider)
  const read = claims.safeParse(said)
  const subject = read.success ? String(read.data.sub ?? read.data.id ?? '') : ''
  if (!read.success || subject === '' || subject.length > 255) return null
  const { iss, email_verified, name, picture } = read.data
  const email = read.data.email.trim().toLowerCase()
  const isSaid = email_verified === true || email_verified === 'true'
  const emailVerified = email !== '' && (isSaid || (email_verified === undefined && provider.trustsEmail))
  const data = {
    ...(iss && { iss }),
    sub: subject,
    provider_id: subject,
    ...(email && { email }),
    email_verified: emailVerified,
    phone_verified: false,
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
    ...keptClaims(given, provider),
  }
  return { subject, email, emailVerified, data }
}

export const NO_EMAIL = 'Error getting user email from external provider'

/** Whether an operator lets nobody in by it whose address it does not say. */
export const lacksEmail = ({ email }: ProvidedPerson, { own }: AuthProvider): boolean =>
  own?.emailOptional === false && email === ''

const anObject = z.record(z.string(), z.unknown())

/** Its claims under our names, where an operator said which is which. */
function ours(given: unknown, { own }: AuthProvider): unknown {
  const said = anObject.safeParse(given)
  if (!said.success || !own) return given
  const renamed = Object.entries(own.attributeMapping).map(([name, theirs]) => [name, said.data[theirs]])
  return { ...said.data, ...Object.fromEntries(renamed.filter(([, value]) => value !== undefined)) }
}

const MOST_KEPT = 4000

/** As they come: they travel in each access token, so not more than a few lines. */
function keptClaims(given: unknown, { own }: AuthProvider): object {
  const said = anObject.safeParse(given)
  if (!said.success || !own || own.claimsKept.length === 0) return {}
  const kept = Object.fromEntries(Object.entries(said.data).filter(([name]) => own.claimsKept.includes(name)))
  return JSON.stringify(kept).length > MOST_KEPT ? {} : { custom_claims: kept }
}
