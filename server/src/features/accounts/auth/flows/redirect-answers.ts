import type { AuthError } from '../auth-error.ts'

type Fields = Record<string, unknown>

/** Sends the browser on, with what it should know in the address. A fragment never reaches a server. */
export function redirectWith(
  status: 302 | 303,
  target: string,
  { query = {}, fragment = {} }: { query?: Fields; fragment?: Fields },
): Response {
  const url = new URL(target)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const said = new URLSearchParams(Object.entries(fragment).map(([name, value]) => [name, String(value)]))
  if (said.size > 0) url.hash = said.toString()
  return new Response(null, {
    status,
    // The address may carry a token: it is told to nobody further.
    headers: { location: url.href, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
  })
}

const NAMES: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
  504: 'temporarily_unavailable',
}

/** In the fragment, and where the client reads a code from the query, there too. */
export function redirectToError(status: 302 | 303, target: string, error: AuthError, inQuery: boolean): Response {
  const said = {
    error: NAMES[error.status] ?? 'invalid_request',
    error_code: error.code,
    error_description: error.message,
    // No script of hers reads the headers of a page that led her on.
    ...(error.more.retryAfterSeconds && { retry_after: error.more.retryAfterSeconds }),
  }
  return redirectWith(status, target, { ...(inQuery && { query: said }), fragment: { ...said, sb: '' } })
}
