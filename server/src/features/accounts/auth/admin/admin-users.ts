import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { sharedAnswer } from '../../../../shared-answer.ts'
import { AuthError, invalid } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'
import { showFactor } from '../factors/factor.view.ts'
import { factorsOf } from '../factors/factors.queries.ts'
import { isUuid } from '../is-uuid.ts'
import { isoTime } from '../moment.ts'
import { showUser, userView } from '../user.view.ts'
import { lockUser, type UserRow } from '../users.queries.ts'
import { linkOf, type NumberedPage, pageOf } from './numbered-pages.ts'
import { requireAdmin } from './require-admin.ts'

/** Whom the path names. */
export async function namedUser(request: AuthRequest): Promise<UserRow> {
  const user = await namedRow(request)
  if (user.deleted_at) throw notThere()
  return user
}

/** Her row, held; whoever was deleted since the path was read is not there. */
export async function holdNamed(tx: Context, id: string): Promise<UserRow> {
  try {
    return await lockUser(tx.db, id)
  } catch (error) {
    throw error instanceof AuthError && error.code === 'user_not_found' ? notThere() : error
  }
}

/** The same, also where she was deleted softly and her row is all that is left. */
export async function namedRow({ ctx, params }: AuthRequest): Promise<UserRow> {
  const { id = '' } = params
  if (!isUuid(id)) throw invalid('user_id must be an UUID')
  const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!user) throw notThere()
  return user
}

const notThere = () => new AuthError(404, 'user_not_found', 'User not found')

export async function getAdminUser(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const user = await namedRow(request)
  const deleted = user.deleted_at && { deleted_at: isoTime(user.deleted_at) }
  return Response.json({ ...(await showUser(request.ctx.db, user)), ...deleted })
}

/** Newest first. */
export async function listAdminUsers(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx, url } = request
  const page = pageOf(url)
  const total = await countOfUsers.get(ctx)
  const users = page.offset < total + JUST_NOW ? await usersOn(ctx, page) : []
  return Response.json(
    { users: await viewsOf(request, users), aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: linkOf(request, page, total) } },
  )
}

/** More do not come between two counts; a page far behind the last one is empty, and not looked for. */
const JUST_NOW = 10_000

/** The page is found in the index alone: of those before it no row is read. */
const usersOn = ({ db }: Context, { size, offset }: NumberedPage): Promise<UserRow[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('users')
        .select('id')
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset(offset),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** A program that reads everybody asks page after page; all of them are counted for it once in a while (decision 0032). */
export const countOfUsers = sharedAnswer(10_000, async ({ db }) => {
  const { total } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
})

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

/** A bare list, as clients read it. */
export async function listAdminFactors(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const user = await namedUser(request)
  return Response.json((await factorsOf(request.ctx.db, user.id)).map(showFactor))
}
