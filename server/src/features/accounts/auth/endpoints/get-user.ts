import type { AuthRequest } from '../auth-request.ts'
import { requireWholeBearer } from '../bearer.ts'
import { userView } from '../user.view.ts'

export async function getUser(request: AuthRequest): Promise<Response> {
  const { user, along } = await requireWholeBearer(request)
  return Response.json(userView(user, along.identities, along.factors))
}
