import { z } from 'zod'
import type { SamlAssertion } from '../../../../ports.ts'
import type { ProvidedPerson } from '../providers/provided-person.ts'
import type { SsoProviderRow } from './sso.queries.ts'

/** Under which names directories hold an address. */
const EMAIL_NAMES = [
  'email',
  'mail',
  'emailAddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** Under which names this directory holds what: by our name, the first of its names that has a value, or a default. */
export const AttributeMapping = z.looseObject({
  keys: z
    .record(
      z.string(),
      z.looseObject({
        name: z.string().nullish(),
        names: z.array(z.string()).nullish(),
        default: z.unknown().optional(),
      }),
    )
    .nullish()
    .transform((keys) => keys ?? {}),
})

/**
 * An organisation vouches for addresses of its own domains only: with those it reaches accounts that are there. Any
 * other address is kept beside the account, and is nobody's.
 */
export function personOfAssertion(
  { nameId, nameIdFormat, attributes }: SamlAssertion,
  provider: SsoProviderRow,
  domains: string[],
): ProvidedPerson {
  const keys = AttributeMapping.safeParse(provider.attribute_mapping).data?.keys ?? {}
  const custom = Object.fromEntries(
    Object.entries(keys).flatMap(([key, { name, names, default: otherwise }]) => {
      const value = [...(name ? [name] : []), ...(names ?? [])].flatMap((one) => attributes[one] ?? [])[0] ?? otherwise
      return value === undefined || value === null ? [] : [[key, value] as const]
    }),
  )
  const said =
    typeof custom.email === 'string'
      ? custom.email
      : (EMAIL_NAMES.flatMap((name) => attributes[name] ?? [])[0] ?? (nameIdFormat === EMAIL_FORMAT ? nameId : ''))
  const address = said.trim().toLowerCase()
  const isOwn = domains.includes(address.split('@')[1] ?? '')
  return {
    subject: nameId,
    email: isOwn ? address : '',
    emailVerified: isOwn,
    data: {
      iss: provider.entity_id,
      sub: nameId,
      ...(address && { email: address }),
      email_verified: isOwn,
      phone_verified: false,
      ...(Object.keys(custom).length > 0 && { custom_claims: custom }),
    },
  }
}
