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
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  const length = headers.get('content-length')
  const body = asItIsRead(request.body)
  const passedOn = { 'content-type': type, ...(length !== null && { 'content-length': length }) }
  const sent = { method: 'POST', headers: passedOn, body: body.stream, duplex: 'half' }
  // The server takes from the limit of the address before it reads, and reads no more than a form may have.
  const answer = await server.fetch(new Request(new URL(endpoint, request.url), sent), { address })
  const said = (await answer.json()) as Said
  if (answer.ok) {
    return new Response(null, { status: 303, headers: { location: `${pathname}?${sentTo(request, said)}#sent` } })
  }
  const most = answer.status === 429 ? REST.ofRefused : REST.bytes
  return toPosted(said, answer.status, await valuesOf(await body.start(Number(length ?? 0) <= most ? most : 0), type))
}

/** Her number, in the language that the address asked for. */
function sentTo({ url }: Request, { reference = '' }: Said): URLSearchParams {
  const asked = new URL(url).searchParams.get('lang')
  return new URLSearchParams({ ...(asked && { lang: asked }), sent: reference })
}

/** Of a form that was refused unread, so much is read that her words stand there again; files come after them. */
const WORDS_BYTES = 200_000
/**
 * A browser shows no answer that comes while it still sends, but that the connection was lost: so much more is let come,
 * and kept nowhere. Of whom the limit refused no more than a form may have, of who says that there is more to come none,
 * and of few at once: it is a kindness, and not to be had at any price.
 */
const REST = { bytes: 30_000_000, ofRefused: 12_000_000, ms: 60_000, atOnce: 16 }

let coming = 0

interface Start {
  bytes: Blob
  isCut: boolean
}

/** A body of which nothing is read before it is asked for; `start` is what has come until then, and her words. */
function asItIsRead(body: ReadableStream<Uint8Array<ArrayBuffer>> | null) {
  const reader = body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  let isCut = true
  const next = async () => {
    const part = (await reader?.read())?.value
    isCut = part !== undefined
    if (part) parts.push(part)
    size += part?.length ?? 0
    return part
  }
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        const part = await next()
        if (part) controller.enqueue(part)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const start = async (mostOfRest: number): Promise<Start> => {
    while (isCut && size < WORDS_BYTES) if (!(await next().catch(() => undefined))) break
    const said = { bytes: new Blob(parts), isCut }
    if (reader && isCut) await letRestCome(reader, coming < REST.atOnce ? mostOfRest : 0)
    return said
  }
  return { stream, start }
}

async function letRestCome(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), REST.ms)
  coming += 1
  try {
    for (let left = most; left > 0; ) {
      const { value } = await reader.read()
      if (!value) return
      left -= value.length
    }
    await reader.cancel()
  } catch {
    // She has gone, or it is over already.
  } finally {
    coming -= 1
    clearTimeout(timer)
  }
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
  status: (data.fields ?? []).some(isTooLong) ? 413 : status,
})

const isTooLong = ({ field, code }: { field: string; code: string }): boolean =>
  code === 'too_large' || (field === 'form' && code === 'too_long')

/** What she wrote, so that it stands there again: of a file that was cut off what stands before it. */
async function valuesOf({ bytes, isCut }: Start, type: string): Promise<Record<string, string>> {
  const boundary = isCut ? /boundary="?([^";]+)/i.exec(type)?.[1] : undefined
  const read = async (whole: Blob) => {
    const form = await new Response(whole, { headers: { 'content-type': type } }).formData()
    const words = Array.from(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    return Object.fromEntries(words)
  }
  try {
    return await read(boundary ? new Blob([bytes, `\r\n--${boundary}--\r\n`]) : bytes)
  } catch {
    return {}
  }
}
