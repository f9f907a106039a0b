import type { AuthRequest } from '../auth-request.ts'

export async function listKeys({ keys }: AuthRequest): Promise<Response> {
  return Response.json({ keys: await keys.published() }, { headers: { 'cache-control': 'public, max-age=600' } })
}
