import type { Configuration } from 'openid-client'
import { z } from 'zod'
import { type Context, inTransaction } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { forgetProvider } from '../identities/forget-provider.ts'
import {
  type CustomProviderRow,
  customName,
  customProviderRow,
  providerOf,
} from '../providers/custom-providers.queries.ts'
import { configure } from '../providers/provider-client.ts'
import { readWords } from './read-words.ts'
import { requireAdmin } from './require-admin.ts'

const words = z.array(z.string().max(200)).max(50).nullish()
const pairs = z.record(z.string().max(100), z.string().max(500)).nullish()
const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(1000)]).nullish()

/** What may be said of a provider when it is made, and changed later. */
const details = z.object({
  ...{ acceptable_client_ids: words, scopes: words, custom_claims_allowlist: words },
  ...{ attribute_mapping: pairs, authorization_params: pairs },
  ...{ pkce_enabled: z.boolean().nullish(), email_optional: z.boolean().nullish() },
  ...{ skip_nonce_check: z.boolean().nullish(), issuer: address, discovery_url: address, jwks_uri: address },
  ...{ authorization_url: address, token_url: address, userinfo_url: address },
})

const said = details.extend({
  name: z.string().min(1).max(100).nullish(),
  client_id: z.string().min(1).max(300).nullish(),
  client_secret: z.string().max(2000).nullish(),
  enabled: z.boolean().nullish(),
})
type Said = z.infer<typeof said>

const kind = z.enum(['oidc', 'oauth2'])

/** Without its secret. */
const show = ({ details, ...row }: CustomProviderRow) => ({
  ...details,
  ...Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'client_secret')),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export async function listCustomProviders(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const type = kind.safeParse(request.url.searchParams.get('type')).data
  const rows = await request.ctx.db
    .selectFrom('custom_providers')
    .selectAll()
    .$if(type !== undefined, (query) => query.where('provider_type', '=', type ?? 'oidc'))
    .orderBy('created_at')
    .limit(1000)
    .execute()
  return Response.json({ providers: rows.map(show) })
}

export async function getCustomProvider(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  return Response.json(show(await known(request)))
}

const providerGone = () => new AuthError(404, 'custom_provider_not_found', 'No such custom provider')

/** By its identifier, as the client writes it into the path. */
async function known({ ctx, params }: AuthRequest): Promise<CustomProviderRow> {
  const name = customName.safeParse(decode(params.id ?? ''))
  const row = name.success ? await customProviderRow(ctx.db, name.data) : undefined
  if (!row) throw providerGone()
  return row
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export async function createCustomProvider(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx, body } = request
  const type = readWords(kind, body.provider_type, 'provider_type')
  const name = readWords(customName, textOf(body, 'identifier'), 'identifier')
  const draft = readWords(said, body)
  if (!draft.name || !draft.client_id) throw invalid('name and client_id are required')
  const now = ctx.now()
  const row: CustomProviderRow = {
    ...{ id: crypto.randomUUID(), identifier: name, provider_type: type, name: draft.name },
    ...{ client_id: draft.client_id, client_secret: draft.client_secret ?? '', enabled: draft.enabled ?? true },
    ...{ details: detailsOf(draft, {}), created_at: now, updated_at: now },
  }
  const checked = await check(row)
  const made = await inTransaction(ctx, async (tx) => {
    const inserted = await tx.db
      .insertInto('custom_providers')
      .values({ ...checked, details: JSON.stringify(checked.details) })
      .onConflict((conflict) => conflict.column('identifier').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!inserted) throw new AuthError(422, 'conflict', 'A custom provider with this identifier already exists')
    // Somebody may have come back by one of this name while that was deleted.
    await forgetProvider(tx, name)
    await writeAudit(tx, { action: 'custom_provider.created', actorId: null, subjectId: inserted.id })
    return inserted
  })
  return Response.json(show(made), { status: 201 })
}

/**
 * Its kind and identifier stay; what is not said stays too. Once people have come by it, so does who it is: what another issuer
 * calls the same may be somebody else.
 */
export async function updateCustomProvider(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx } = request
  const before = await known(request)
  const draft = readWords(said, request.body)
  const after = await check({
    ...before,
    name: draft.name ?? before.name,
    client_id: draft.client_id ?? before.client_id,
    client_secret: draft.client_secret ?? before.client_secret,
    enabled: draft.enabled ?? before.enabled,
    details: detailsOf(draft, before.details),
    // Never the same as before, by which the one of before is forgotten.
    updated_at: new Date(Math.max(ctx.now().getTime(), before.updated_at.getTime() + 1)),
  })
  const { id: _, identifier: __, provider_type: ___, created_at: ____, ...columns } = after
  const changed = await inTransaction(ctx, async (tx) => {
    if (whoItIs(before) !== whoItIs(after)) await refuseWhereKnown(tx, before.identifier)
    await writeAudit(tx, { action: 'custom_provider.changed', actorId: null, subjectId: before.id })
    return tx.db
      .updateTable('custom_providers')
      .set({ ...columns, details: JSON.stringify(after.details) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow(providerGone)
  })
  return Response.json(show(changed))
}

/** Who came by it keeps her account, and signs in some other way: one of the same name that is made later knows nobody. */
export async function deleteCustomProvider(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { id, identifier } = await known(request)
  await inTransaction(request.ctx, async (tx) => {
    await tx.db.deleteFrom('custom_providers').where('id', '=', id).execute()
    await forgetProvider(tx, identifier)
    await writeAudit(tx, { action: 'custom_provider.deleted', actorId: null, subjectId: id })
  })
  return new Response(null, { status: 204 })
}

/** By which it is told from another that calls people the same: whose word it is, and what of it their name is. */
function whoItIs(row: CustomProviderRow): string {
  const { issuer, endpoints, own } = providerOf(row)
  const { sub, id } = own?.attributeMapping ?? {}
  const origins =
    endpoints && [endpoints.authorization, endpoints.token, endpoints.userinfo].map((url) => new URL(url).origin)
  return JSON.stringify([issuer, origins, sub, id])
}

async function refuseWhereKnown({ db }: Context, provider: string): Promise<void> {
  const person = db.selectFrom('identities').select('id').where('provider', '=', provider).limit(1)
  if (!(await person.executeTakeFirst())) return
  const text = 'People have come by this provider: it cannot become another one. Make a new one, or delete it first'
  throw new AuthError(422, 'conflict', text)
}

function detailsOf(draft: Said, before: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(details.parse(draft)).filter(([, value]) => value !== undefined && value !== null)
  return { ...before, ...Object.fromEntries(given) }
}

/** An issuer must answer with a document about itself; a plain OAuth provider must have its three endpoints. */
async function check(row: CustomProviderRow): Promise<CustomProviderRow> {
  const provider = providerOf(row)
  if (provider.endpoints) return row
  if (row.provider_type === 'oauth2') throw invalid('authorization_url, token_url and userinfo_url are required')
  if (!provider.issuer) throw invalid('issuer is required')
  const config: Configuration | null = await configure(provider).catch(() => null)
  if (!config) throw invalid('The discovery document could not be read')
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = config.serverMetadata()
  if (issuer !== provider.issuer) throw invalid('The issuer of the discovery document does not match')
  const discovery_document = { issuer, authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint }
  return { ...row, details: { ...row.details, discovery_document } }
}
