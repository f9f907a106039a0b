import type { OAuthClientsTable } from '@heraia/database/tables/oauth-clients'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { inTransaction } from '../../../../context.ts'
import { base64url, sha256 } from '../../tokens/digest.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { isUuid } from '../is-uuid.ts'
import { linkOf, pageOf } from './numbered-pages.ts'
import { readWords } from './read-words.ts'
import { requireAdmin } from './require-admin.ts'

type Client = Selectable<OAuthClientsTable>

const SECRET_BYTES = 32
const METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const
const GRANTS = ['authorization_code', 'refresh_token'] as const

const page = z.url({ protocol: /^https?$/ }).max(2000)
/** Where a code may go: without a fragment (OAuth 2.1, section 2.3), in the open only on her own machine. */
const redirect = z
  .url()
  .max(2000)
  .refine((address) => {
    if (!URL.canParse(address)) return false
    const { protocol, hostname, hash } = new URL(address)
    if (hash !== '' || /^(javascript|data|file|blob):$/.test(protocol)) return false
    return protocol !== 'http:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  }, 'must be https, a program’s own scheme, or on this machine, without a fragment')

const changes = z.object({
  client_name: z.string().trim().min(1).max(100),
  client_uri: z.union([z.literal(''), page]).nullish(),
  logo_uri: z.union([z.literal(''), page]).nullish(),
  redirect_uris: z.array(redirect).min(1).max(10),
  grant_types: z.array(z.enum(GRANTS)).min(1).max(GRANTS.length).nullish(),
  token_endpoint_auth_method: z.enum(METHODS).nullish(),
})
const draft = changes.extend({
  response_types: z.array(z.literal('code')).min(1).max(1).nullish(),
  scope: z.string().max(500).nullish(),
})

/** Without its secret: that one is told once, when it is made. */
const show = (client: Client) => ({
  client_id: client.id,
  client_name: client.name,
  client_type: client.secret_hash === null ? 'public' : 'confidential',
  token_endpoint_auth_method: client.token_endpoint_auth_method,
  registration_type: 'manual',
  ...(client.client_uri ? { client_uri: client.client_uri } : {}),
  ...(client.logo_uri ? { logo_uri: client.logo_uri } : {}),
  redirect_uris: client.redirect_uris,
  grant_types: client.grant_types,
  response_types: ['code'],
  ...(client.scope ? { scope: client.scope } : {}),
  created_at: client.created_at.toISOString(),
  updated_at: client.updated_at.toISOString(),
})

export async function listOAuthClients(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { db } = request.ctx
  const wanted = pageOf(request.url)
  const clients = await db
    .selectFrom('oauth_clients')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.size)
    .offset(wanted.offset)
    .execute()
  const { total } = await db
    .selectFrom('oauth_clients')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return Response.json(
    { clients: clients.map(show), aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: linkOf(request, wanted, total) } },
  )
}

export async function getOAuthClient(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  return Response.json(show(await named(request)))
}

async function named({ ctx, params }: AuthRequest): Promise<Client> {
  const { id = '' } = params
  if (!isUuid(id)) throw new AuthError(400, 'validation_failed', 'client_id must be an UUID')
  const client = await ctx.db.selectFrom('oauth_clients').selectAll().where('id', '=', id).executeTakeFirst()
  if (!client) throw clientGone()
  return client
}

const clientGone = () => new AuthError(404, 'oauth_client_not_found', 'OAuth client not found')

export async function createOAuthClient(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx } = request
  const said = readWords(draft, request.body)
  const method = said.token_endpoint_auth_method ?? 'client_secret_basic'
  const secret = method === 'none' ? null : newSecret(request)
  const now = ctx.now()
  const made = await inTransaction(ctx, async (tx) => {
    const inserted = await tx.db
      .insertInto('oauth_clients')
      .values({
        ...{ id: crypto.randomUUID(), name: said.client_name, token_endpoint_auth_method: method },
        secret_hash: secret === null ? null : await hashSecret(secret),
        ...{ client_uri: said.client_uri || null, logo_uri: said.logo_uri || null },
        redirect_uris: JSON.stringify(said.redirect_uris),
        grant_types: JSON.stringify(said.grant_types ?? GRANTS),
        ...{ scope: said.scope ?? '', created_at: now, updated_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeAudit(tx, { action: 'oauth_client.created', actorId: null, subjectId: inserted.id })
    return inserted
  })
  return Response.json(withSecret(made, secret), { status: 201 })
}

/** What is not said stays. A client that comes to keep a secret, or to have none, has another way to ask for one. */
export async function updateOAuthClient(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx } = request
  const before = await named(request)
  // The contract: null is as if it were not there.
  const given = Object.entries(request.body).filter(([, value]) => value !== null)
  const said = readWords(changes.partial(), Object.fromEntries(given))
  const method = said.token_endpoint_auth_method ?? before.token_endpoint_auth_method
  if ((method === 'none') !== (before.secret_hash === null))
    throw new AuthError(400, 'validation_failed', 'token_endpoint_auth_method: a client stays public or confidential')
  const changed = await inTransaction(ctx, async (tx) => {
    await writeAudit(tx, { action: 'oauth_client.changed', actorId: null, subjectId: before.id })
    return tx.db
      .updateTable('oauth_clients')
      .set({
        ...{ name: said.client_name ?? before.name, token_endpoint_auth_method: method },
        client_uri: said.client_uri === undefined ? before.client_uri : said.client_uri || null,
        logo_uri: said.logo_uri === undefined ? before.logo_uri : said.logo_uri || null,
        redirect_uris: JSON.stringify(said.redirect_uris ?? before.redirect_uris),
        grant_types: JSON.stringify(said.grant_types ?? before.grant_types),
        updated_at: ctx.now(),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow(clientGone)
  })
  return Response.json(show(changed))
}

export async function deleteOAuthClient(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { id } = await named(request)
  await inTransaction(request.ctx, async (tx) => {
    await tx.db.deleteFrom('oauth_clients').where('id', '=', id).execute()
    await writeAudit(tx, { action: 'oauth_client.deleted', actorId: null, subjectId: id })
  })
  return new Response(null, { status: 204 })
}

/** The secret of before ends at once. */
export async function regenerateOAuthClientSecret(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx } = request
  const before = await named(request)
  if (before.secret_hash === null)
    throw new AuthError(400, 'validation_failed', 'Cannot regenerate secret for public client')
  const secret = newSecret(request)
  const secret_hash = await hashSecret(secret)
  const changed = await inTransaction(ctx, async (tx) => {
    await writeAudit(tx, { action: 'oauth_client.secret_changed', actorId: null, subjectId: before.id })
    return tx.db
      .updateTable('oauth_clients')
      .set({ secret_hash, updated_at: ctx.now() })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow(clientGone)
  })
  return Response.json(withSecret(changed, secret))
}

const withSecret = (client: Client, secret: string | null) => ({
  ...show(client),
  ...(secret === null ? {} : { client_secret: secret }),
})

const newSecret = ({ ctx }: AuthRequest) => base64url(ctx.ports.random.bytes(SECRET_BYTES))
/** As random as the secret is, a plain digest keeps it. */
const hashSecret = (secret: string) => sha256(`oauth-client:${secret}`)
