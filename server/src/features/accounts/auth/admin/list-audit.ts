import type { AuthRequest } from '../auth-request.ts'
import { pageOf } from './numbered-pages.ts'
import { requireAdmin } from './require-admin.ts'

/** What happened, newest first. Neither addresses nor secrets are in it. */
export async function listAudit(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const { ctx, url } = request
  const page = pageOf(url)
  const rows = await ctx.db
    .selectFrom('audit_log')
    .selectAll()
    // Found in the index alone: of those before the page no row is read.
    .where('id', 'in', (entries) =>
      entries
        .selectFrom('audit_log')
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.size)
        .offset(page.offset),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
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
