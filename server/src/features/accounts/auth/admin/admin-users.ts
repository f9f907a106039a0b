import { sql } from 'kysely'
import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { showFactor } from '../factors/factor.view.ts'
import { factorsOf, isUuid } from '../factors/factors.queries.ts'
import { showUser, userView } from '../user.view.ts'
import { type UserRow, userById } from '../users.queries.ts'
import { requireAdmin } from './require-admin.ts'

const USUAL_PAGE = 50
const LARGEST_PAGE = 1000

/** Whom the path names. */
export async function namedUser({ ctx, params }: AuthRequest): Promise<UserRow> {
  const { id = '' } = params
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const user = await userById(ctx.db, id)
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}

export async function getAdminUser(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  return Response.json(await showUser(request.ctx.db, await namedUser(request)))
}

/** Newest first. The `Link` header has `page` as its first key, for that is where clients look. */
export async function listAdminUsers(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx, url } = request
  const [page, size] = [numberOf(url, 'page', 1, 1_000_000), numberOf(url, 'per_page', USUAL_PAGE, LARGEST_PAGE)]
  const users = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await ctx.db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Response.json(
    { users: await viewsOf(request, users), aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: linkOf(request, page, size, total) } },
  )
}

/** Identities and factors of a whole page in two questions. */
async function viewsOf({ ctx }: AuthRequest, users: UserRow[]) {
  if (users.length === 0) return []
  const ids = users.map((user) => user.id)
  const identities = await ctx.db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  const factors = await ctx.db
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  return users.map((user) => {
    const hers = (row: { user_id: string }) => row.user_id === user.id
    return userView(user, identities.filter(hers), factors.filter(hers))
  })
}

export function numberOf(url: URL, name: string, usual: number, most: number): number {
  const given = url.searchParams.get(name) ?? ''
  if (given === '') return usual
  if (!/^[1-9][0-9]{0,6}$/.test(given))
    throw new AuthError(400, 'validation_failed', `Bad Pagination Parameters: ${name}`)
  return Math.min(Number(given), most)
}

function linkOf({ ctx, url }: AuthRequest, page: number, size: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / size))
  const to = (number: number, rel: string) =>
    `<${ctx.settings.siteUrl}${url.pathname}?page=${number}&per_page=${size}>; rel="${rel}"`
  return [...(page < last ? [to(page + 1, 'next')] : []), to(last, 'last')].join(', ')
}

/** A bare list, as clients read it. */
export async function listAdminFactors(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const user = await namedUser(request)
  return Response.json((await factorsOf(request.ctx.db, user.id)).map(showFactor))
}
