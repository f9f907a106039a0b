import { linkTypes } from '@heraia/server/features/accounts/auth/admin/generate-link'
import { paramsOf } from '@heraia/server/features/accounts/auth/endpoint-path'
import { endpoints } from '@heraia/server/features/accounts/auth/endpoints'
import { resendTypes } from '@heraia/server/features/accounts/auth/endpoints/resend'
import { grantTypes } from '@heraia/server/features/accounts/auth/endpoints/token'
import { verifyTypes } from '@heraia/server/features/accounts/auth/one-time/verify-proof'
import type { RecordedServer } from '../servers/recorded-server.ts'
import { isAnswered } from './ask-auth.ts'

type Fetch = RecordedServer['fetch']

/** Endpoints that do something else by what is said there. */
const kinds: Record<string, readonly string[]> = {
  'POST /token': grantTypes,
  'POST /verify': verifyTypes,
  'POST /resend': resendTypes,
  'POST /admin/generate_link': linkTypes,
}

/** Every auth endpoint by its own table: `GET /user`, `POST /token by password`. */
export const authActs: readonly string[] = endpoints.flatMap(({ method, path }) => {
  const name = `${method} ${path}`
  return kinds[name]?.map((kind) => `${name} by ${kind}`) ?? [name]
})

/** Which procedures and auth endpoints were answered, and not refused. */
export function noteAnswers() {
  const procedures = new Set<string>()
  const acts = new Set<string>()

  const around =
    (fetch: Fetch): Fetch =>
    async (input, init) => {
      const response = await fetch(input, init)
      if (!isAnswered(response)) return response
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, 'http://any.example')
      const [, procedure] = pathname.split('/api/rpc/')
      if (procedure) procedures.add(procedure)
      const [, path] = pathname.split('/auth/v1')
      if (path) acts.add(actOf(init?.method ?? 'GET', path, searchParams.get('grant_type') ?? typeIn(init?.body)))
      return response
    }

  return { procedures, authActs: acts, around }
}

/** As the server finds it: the first of the table that fits. */
function actOf(method: string, path: string, kind: string): string {
  const endpoint = endpoints.find((each) => each.method === method && paramsOf(each.path, path))
  const name = `${method} ${endpoint?.path}`
  return kinds[name] ? `${name} by ${kind}` : name
}

const typeIn = (body: unknown): string =>
  typeof body === 'string' ? String((JSON.parse(body) as { type?: unknown }).type) : ''
