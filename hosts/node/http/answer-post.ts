import type { HeraiaServer } from '@heraia/server/create-server'
import { pathOf } from '@heraia/server/http/path-of'

/** What came back from a form that a browser sent by itself, for the page to be drawn with again. */
export interface PostedForm {
  /** Without files. */
  values: Record<string, string>
  /** Code of what is wrong, by field. */
  fields: Record<string, string>
  /** Of the refusal: INVALID_INPUT, TOO_MANY_REQUESTS … */
  code: string
  retryAfterSeconds?: number
  status: number
}

/** Which endpoint takes what is posted to a page. */
const endpointOf = (pathname: string): string | null => {
  if (pathname === '/contact') return '/forms/contact'
  return /^\/careers(\/[a-z0-9-]+)?$/.test(pathname) ? '/forms/application' : null
}

/**
 * A form of a public page, sent without scripts: sends the browser on to the page with the reference, or answers what
 * the page is to be drawn with. null: nothing is taken at this address.
 */
export async function answerPost(
  server: Pick<HeraiaServer, 'fetch'>,
  request: Request,
  address: string,
): Promise<Response | PostedForm | null> {
  const pathname = pathOf(request)
  const endpoint = request.method === 'POST' ? endpointOf(pathname) : null
  if (!endpoint) return null
  const copy = request.clone()
  const sent: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: request.body,
    duplex: 'half',
  }
  const answer = await server.fetch(new Request(new URL(endpoint, request.url), sent), { address })
  const said = (await answer.json()) as Said
  if (answer.ok) {
    await copy.body?.cancel()
    return new Response(null, { status: 303, headers: { location: `${pathname}?sent=${said.reference}#sent` } })
  }
  return toPosted(said, answer.status, await valuesOf(copy, answer.status))
}

interface Said {
  reference?: string
  code?: string
  data?: { fields?: { field: string; code: string }[]; retryAfterSeconds?: number }
}

const toPosted = (
  { code = 'UNKNOWN', data = {} }: Said,
  status: number,
  values: Record<string, string>,
): PostedForm => ({
  values,
  fields: Object.fromEntries((data.fields ?? []).map(({ field, code: wrong }) => [field, wrong])),
  code,
  retryAfterSeconds: data.retryAfterSeconds,
  status,
})

/** What she wrote, so that it stands there again. Not of what was too large to be read. */
async function valuesOf(copy: Request, status: number): Promise<Record<string, string>> {
  try {
    if (status === 413 || Number(copy.headers.get('content-length') ?? 0) > 11_000_000) return {}
    const form = await copy.formData()
    const words = Array.from(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    return Object.fromEntries(words)
  } catch {
    return {}
  }
}
