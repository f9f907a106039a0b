/** The auth endpoints answer pages of other origins too: access is by token, never by cookie. */
const ALLOWED_HEADERS = [
  'accept',
  'apikey',
  'authorization',
  'content-type',
  'idempotency-key',
  'x-client-info',
  'x-jwt-aud',
  'x-supabase-api-version',
].join(', ')

const EXPOSED_HEADERS = 'X-Total-Count, Link, X-Supabase-Api-Version, X-Sb-Error-Code, Retry-After, X-Request-Id'

export function withCors(response: Response, origin: string | null): Response {
  response.headers.append('vary', 'Origin')
  if (origin === null) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-allow-credentials', 'true')
  response.headers.set('access-control-expose-headers', EXPOSED_HEADERS)
  return response
}

export const answerPreflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '7200',
    },
  })
