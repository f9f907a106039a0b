import type { AuthRequest } from '../auth-request.ts'
import { requireBearer } from '../bearer.ts'
import { showUser } from '../user.view.ts'

export async function getUser(request: AuthRequest): Promise<Response> {
  const { user } = await requireBearer(request)
  return Response.json(await showUser(request.ctx.db, user))
}
