import { z } from 'zod'
import { verifyToken } from '../tokens/access-token.ts'
import { AuthError } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'

const said = z.looseObject({ captcha_token: z.string().max(10_000).nullish() })

/** Where the operator wants one. The operator's own programs need none. */
export async function requireCaptcha(request: AuthRequest): Promise<void> {
  const { ctx, body } = request
  if (!ctx.settings.auth.captcha || (await isOperator(request))) return
  const token = said.safeParse(body.gotrue_meta_security).data?.captcha_token ?? ''
  if (token === '') throw refused('request disallowed (no captcha_token found)')
  if (!(await ctx.ports.captcha.isSolved(token, ctx.address)))
    throw refused('request disallowed (invalid-input-response)')
}

const refused = (why: string) => new AuthError(400, 'captcha_failed', `captcha protection: ${why}`)

async function isOperator({ ctx, keys, headers }: AuthRequest): Promise<boolean> {
  const token = /^bearer +(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!token) return false
  const { role } = await verifyToken(keys, token, ctx.now()).catch(() => ({ role: undefined }))
  return role === 'service_role' || role === 'supabase_admin'
}
