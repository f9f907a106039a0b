import { JsonAnswer } from '../../../../http/json-answer.ts'
import type { AuthRequest } from '../auth-request.ts'
import { requireWholeBearer } from '../bearer.ts'
import { userView } from '../user.view.ts'

export async function getUser(request: AuthRequest): Promise<JsonAnswer> {
  const { user, along } = await requireWholeBearer(request)
  return new JsonAnswer(200, JSON.stringify(userView(user, along.identities, along.factors)))
}
