import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { AuthProvider } from '../../../../settings.ts'

export type CustomProviderRow = Selectable<Tables['custom_providers']>

/** They begin so, and those of the settings cannot. */
export const customName = z.string().regex(/^custom:[a-z0-9][a-z0-9:_-]{0,40}$/)

export const customProviderRow = (db: Db, identifier: string): Promise<CustomProviderRow | undefined> =>
  db.selectFrom('custom_providers').selectAll().where('identifier', '=', identifier).executeTakeFirst()

/** Those that let people in, by name. */
export async function openCustomProviders(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('custom_providers').select('identifier').where('enabled', '=', true).execute()
  return rows.map((row) => row.identifier)
}

/** Of the oldest that lets people in by this issuer; undefined: there is none. */
export async function customNameOfIssuer(db: Db, issuer: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('custom_providers')
    .select('identifier')
    .where('provider_type', '=', 'oidc')
    .where('enabled', '=', true)
    .where(sql<boolean>`details->>'issuer' = ${issuer}`)
    .orderBy('created_at')
    .executeTakeFirst()
  return row?.identifier
}

const kept = new Map<string, { at: number; provider: AuthProvider }>()

/** undefined: there is none of this name, or it is turned off. The same object until somebody changes it. */
export async function customProvider(db: Db, name: string): Promise<AuthProvider | undefined> {
  const row = customName.safeParse(name).success ? await customProviderRow(db, name) : undefined
  if (!row?.enabled) return undefined
  const at = row.updated_at.getTime()
  const known = kept.get(row.id)
  if (known?.at === at) return known.provider
  const provider = providerOf(row)
  kept.set(row.id, { at, provider })
  return provider
}

const words = z.array(z.string()).catch([])
const pairs = z.record(z.string(), z.string()).catch({})
const word = z.string().min(1).nullable().catch(null)

const details = z.object({
  acceptable_client_ids: words,
  scopes: words,
  custom_claims_allowlist: words,
  attribute_mapping: pairs,
  authorization_params: pairs,
  pkce_enabled: z.boolean().catch(true),
  skip_nonce_check: z.boolean().catch(false),
  email_optional: z.boolean().catch(false),
  ...{ issuer: word, discovery_url: word, jwks_uri: word },
  ...{ authorization_url: word, token_url: word, userinfo_url: word },
})

export function providerOf(
  row: Pick<CustomProviderRow, 'provider_type' | 'client_id' | 'client_secret' | 'details'>,
): AuthProvider {
  const said = details.parse(row.details)
  const { authorization_url: authorization, token_url: token, userinfo_url: userinfo } = said
  const isOidc = row.provider_type === 'oidc'
  return {
    clientId: row.client_id,
    clientSecret: row.client_secret,
    otherClientIds: said.acceptable_client_ids,
    scopes: said.scopes.join(' ') || (isOidc ? 'openid email profile' : 'email'),
    issuer: isOidc ? said.issuer : null,
    endpoints: !isOidc && authorization && token && userinfo ? { authorization, token, userinfo } : null,
    trustsEmail: false,
    own: {
      discoveryUrl: said.discovery_url,
      keysUrl: said.jwks_uri,
      authorizationParams: said.authorization_params,
      attributeMapping: said.attribute_mapping,
      claimsKept: said.custom_claims_allowlist,
      usesPkce: said.pkce_enabled,
      usesNonce: !said.skip_nonce_check,
      emailOptional: said.email_optional,
    },
  }
}
