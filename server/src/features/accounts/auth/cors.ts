import { JsonAnswer } from '../../../http/json-answer.ts'

/** The auth endpoints answer pages of other origins too: access is by token, never by cookie. */
const ALLOWED_HEADERS = [
  'accept',
  'apikey',
  'authorization',
  'content-type',
  'idempotency-key',
  'x-client-info',
  'x-invitation',
  'x-jwt-aud',
  'x-supabase-api-version',
].join(', ')

const EXPOSED_HEADERS = 'X-Total-Count, Link, X-Supabase-Api-Version, X-Sb-Error-Code, Retry-After, X-Request-Id'

export function withCors<Answer extends Response | JsonAnswer>(answer: Answer, origin: string | null): Answer {
  const headers = origin === null ? toNobodyElse : corsHeaders(origin)
  if (answer instanceof JsonAnswer) Object.assign(answer.headers, headers)
  else for (const [name, value] of Object.entries(headers)) answer.headers.append(name, value)
  return answer
}

const toNobodyElse: Record<string, string> = { vary: 'Origin' }

const corsHeaders = (origin: string): Record<string, string> => ({
  ...toNobodyElse,
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': EXPOSED_HEADERS,
})

export const answerPreflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '7200',
    },
  })
