import { z } from 'zod'
import type { AuthProvider } from '../../../../settings.ts'

/** What a provider says of her. */
export interface ProvidedPerson {
  /** What the provider calls her; the only thing by which she is found again. */
  subject: string
  /** Lower case; `` where it says none. */
  email: string
  /** Only a verified address links to an account. */
  emailVerified: boolean
  /** Kept with the identity, and what her metadata begins with. */
  data: Record<string, unknown>
}

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
  const read = claims.safeParse(given)
  const subject = read.success ? String(read.data.sub ?? read.data.id ?? '') : ''
  if (!read.success || subject === '' || subject.length > 255) return null
  const { iss, email_verified, name, picture } = read.data
  const email = read.data.email.trim().toLowerCase()
  const said = email_verified === true || email_verified === 'true'
  const emailVerified = email !== '' && (said || (email_verified === undefined && provider.trustsEmail))
  const data = {
    ...(iss && { iss }),
    sub: subject,
    provider_id: subject,
    ...(email && { email }),
    email_verified: emailVerified,
    phone_verified: false,
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
  }
  return { subject, email, emailVerified, data }
}
