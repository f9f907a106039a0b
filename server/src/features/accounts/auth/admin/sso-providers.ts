import { z } from 'zod'
import { type Context, inTransaction } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { AttributeMapping } from '../sso/person-of-assertion.ts'
import { domainsOf, type SsoProviderRow, ssoProviderById } from '../sso/sso.queries.ts'
import { requireAdmin } from './require-admin.ts'

const said = z.object({
  type: z.literal('saml').nullish(),
  metadata_xml: z.string().max(200_000).nullish(),
  metadata_url: z.string().max(2000).nullish(),
  domains: z.array(z.string().max(253)).max(100).nullish(),
  attribute_mapping: AttributeMapping.nullish(),
  name_id_format: z.string().max(200).nullish(),
  resource_id: z.string().max(200).nullish(),
  disabled: z.boolean().nullish(),
})
type Said = z.infer<typeof said>

function read(request: AuthRequest): Said {
  const parsed = said.safeParse(request.body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid(`${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'is not right'}`)
}

async function show(ctx: Context, provider: SsoProviderRow) {
  return {
    id: provider.id,
    resource_id: provider.resource_id ?? undefined,
    disabled: provider.disabled,
    saml: {
      entity_id: provider.entity_id,
      metadata_url: provider.metadata_url ?? undefined,
      metadata_xml: provider.metadata_xml,
      attribute_mapping: provider.attribute_mapping,
      name_id_format: provider.name_id_format ?? undefined,
    },
    domains: (await domainsOf(ctx.db, provider.id)).map((domain) => ({ domain })),
    created_at: provider.created_at.toISOString(),
    updated_at: provider.updated_at.toISOString(),
  }
}

export async function listSsoProviders(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx } = request
  const rows = await ctx.db.selectFrom('sso_providers').selectAll().orderBy('created_at').limit(1000).execute()
  return Response.json({ items: await Promise.all(rows.map((row) => show(ctx, row))) })
}

export async function getSsoProvider(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  return Response.json(await show(request.ctx, await known(request)))
}

const providerGone = () => new AuthError(404, 'sso_provider_not_found', 'A provider with this UUID was not found')

async function known({ ctx, params }: AuthRequest): Promise<SsoProviderRow> {
  const provider = await ssoProviderById(ctx.db, params.id ?? '')
  if (!provider) throw providerGone()
  return provider
}

export async function createSsoProvider(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx } = request
  const draft = read(request)
  if (request.body.type !== 'saml') throw invalid('Only saml is supported for SSO provider type')
  const metadata = await metadataOf(ctx, draft)
  if (!metadata) throw invalid('Either metadata_xml or metadata_url must be set')
  const provider = await inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const made = await tx.db
      .insertInto('sso_providers')
      .values({
        id: crypto.randomUUID(),
        ...columnsOf(draft, metadata),
        ...metadata,
        attribute_mapping: JSON.stringify(draft.attribute_mapping ?? {}),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('entity_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!made) throw new AuthError(422, 'saml_idp_already_exists', 'SAML Identity Provider already exists')
    await setDomains(tx, made.id, draft.domains ?? [])
    await writeAudit(tx, { action: 'sso_provider.created', actorId: null, subjectId: made.id })
    return made
  })
  return Response.json(await show(ctx, provider), { status: 201 })
}

export async function updateSsoProvider(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx } = request
  const before = await known(request)
  const draft = read(request)
  const metadata = await metadataOf(ctx, draft)
  if (metadata && metadata.entity_id !== before.entity_id) {
    throw new AuthError(422, 'saml_entity_id_mismatch', 'SAML Metadata EntityID does not match the one already used')
  }
  const provider = await inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .updateTable('sso_providers')
      .set({
        ...metadata,
        ...columnsOf(draft, metadata),
        ...(draft.attribute_mapping && { attribute_mapping: JSON.stringify(draft.attribute_mapping) }),
        updated_at: tx.now(),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow(providerGone)
    if (draft.domains) await setDomains(tx, before.id, draft.domains)
    await writeAudit(tx, { action: 'sso_provider.changed', actorId: null, subjectId: before.id })
    return changed
  })
  return Response.json(await show(ctx, provider))
}

export async function deleteSsoProvider(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const provider = await known(request)
  const shown = await show(request.ctx, provider)
  await inTransaction(request.ctx, async (tx) => {
    await tx.db.deleteFrom('sso_providers').where('id', '=', provider.id).execute()
    await writeAudit(tx, { action: 'sso_provider.deleted', actorId: null, subjectId: provider.id })
  })
  return Response.json(shown)
}

const columnsOf = (draft: Said, metadata: object | null) => ({
  ...(draft.resource_id !== null && draft.resource_id !== undefined && { resource_id: draft.resource_id }),
  ...(draft.name_id_format !== null && draft.name_id_format !== undefined && { name_id_format: draft.name_id_format }),
  ...(draft.disabled !== null && draft.disabled !== undefined && { disabled: draft.disabled }),
  ...(metadata && { metadata_url: draft.metadata_url ?? null }),
})

/** The operator gives the XML, or where it is to be read now. */
async function metadataOf(ctx: Context, { metadata_xml, metadata_url }: Said) {
  if (!metadata_xml && !metadata_url) return null
  const xml = metadata_xml || (await fetchMetadata(metadata_url ?? ''))
  const directory = await ctx.ports.saml.readDirectory(xml)
  if (!directory) throw new AuthError(400, 'validation_failed', 'SAML Metadata XML is not valid')
  return { entity_id: directory.entityId, metadata_xml: xml }
}

async function fetchMetadata(address: string): Promise<string> {
  if (!address.startsWith('https://') || !URL.canParse(address)) throw invalid('metadata_url is not a valid HTTPS URL')
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  if (!response?.ok) throw new AuthError(400, 'saml_metadata_fetch_failed', 'The metadata could not be fetched')
  return (await response.text()).slice(0, 200_000)
}

async function setDomains(tx: Context, id: string, given: string[]): Promise<void> {
  const domains = [...new Set(given.map((domain) => domain.trim().toLowerCase()))]
  if (domains.some((domain) => !/^[a-z0-9.-]+\.[a-z]{2,}$/.test(domain))) throw invalid('A domain is not valid')
  await tx.db.deleteFrom('sso_domains').where('provider_id', '=', id).execute()
  if (domains.length === 0) return
  const rows = domains.map((domain) => ({ domain, provider_id: id, created_at: tx.now() }))
  const made = await tx.db
    .insertInto('sso_domains')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('domain')
    .execute()
  if (made.length < domains.length) {
    throw new AuthError(422, 'sso_domain_already_exists', 'A domain is already assigned to another SSO provider')
  }
}
