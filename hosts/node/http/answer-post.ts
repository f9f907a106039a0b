import { RESUME_MAX_BYTES } from '@heraia/contract/inbox'
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
  const type = request.headers.get('content-type') ?? ''
  const body = await readForm(request)
  const sent = { method: 'POST', headers: { 'content-type': type }, body }
  const answer = await server.fetch(new Request(new URL(endpoint, request.url), sent), { address })
  const said = (await answer.json()) as Said
  if (answer.ok) {
    return new Response(null, { status: 303, headers: { location: `${pathname}?${sentTo(request, said)}#sent` } })
  }
  return toPosted(said, answer.status, await valuesOf(body, type))
}

/** Her number, in the language that the address asked for. */
function sentTo({ url }: Request, { reference = '' }: Said): URLSearchParams {
  const asked = new URL(url).searchParams.get('lang')
  return new URLSearchParams({ ...(asked && { lang: asked }), sent: reference })
}

/** Just more than the server takes: it says what is wrong with a file that is larger. */
const MOST_BYTES = RESUME_MAX_BYTES + 300_000

/** What comes after that is read, for browsers listen only when they have sent everything, and let go. */
async function readForm(request: Request): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    if (size < MOST_BYTES) parts.push(new Uint8Array(part))
    size += part.length
  }
  return new Blob(parts)
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

/** What she wrote, so that it stands there again: of a file that was cut off what stands before it. */
async function valuesOf(body: Blob, type: string): Promise<Record<string, string>> {
  const boundary = body.size > MOST_BYTES ? /boundary="?([^";]+)/i.exec(type)?.[1] : undefined
  const whole = boundary ? new Blob([body, `\r\n--${boundary}--\r\n`]) : body
  try {
    const form = await new Response(whole, { headers: { 'content-type': type } }).formData()
    const words = Array.from(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    return Object.fromEntries(words)
  } catch {
    return {}
  }
}
