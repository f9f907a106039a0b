import type { AuthRequest } from '../auth-request.ts'
import { numberOf } from './admin-users.ts'
import { requireAdmin } from './require-admin.ts'

/** What happened, newest first. Neither addresses nor secrets are in it. */
export async function listAudit(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx, url } = request
  const [page, size] = [numberOf(url, 'page', 1, 1_000_000), numberOf(url, 'per_page', 50, 1000)]
  const rows = await ctx.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return Response.json(
    rows.map(({ id, action, actor_id, subject_id, details, created_at }) => ({
      id,
      payload: { action, actor_id, subject_id, traits: details },
      created_at: created_at.toISOString(),
      ip_address: '',
    })),
  )
}
