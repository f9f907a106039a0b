import type { Context } from '../../../context.ts'
import { madeKey } from '../../../files/file-keys.ts'
import type { MediaPasses } from '../../../files/media-pass.ts'
import { pathOf } from '../../../http/path-of.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { notFound } from '../../../refused.ts'
import { type ByteRange, readRange } from './media-range.ts'
import { createRememberedFiles, type ShownFile } from './remembered-files.ts'
import { createSmallFiles } from './small-files.ts'

const PATH =
  /^\/media\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(?:(\d{1,5})\.webp|(video)\.mp4|(document)\.pdf)$/

/** What lies at an address never changes, and no page that is shown it may do anything. */
const HEADERS = {
  'cache-control': 'private, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'accept-ranges': 'bytes',
}

/** /media/ID/640.webp, /media/ID/video.mp4 and /media/ID/document.pdf: judged at each request, for whom the address was made. */
export function createMediaAnswer(passes: MediaPasses) {
  const findShown = createRememberedFiles()
  const small = createSmallFiles()

  return async (request: Request, ctx: Context): Promise<Response | null> => {
    const path = pathOf(request)
    if (!path.startsWith('/media/')) return null
    const [, id, width, film, document] = PATH.exec(path) ?? []
    if (id === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) throw notFound('media')
    await takeFromLimit(ctx, 'media', ctx.address)
    const viewer = await passes.holderOf(passIn(request.url))
    const shown = await findShown(ctx, id, viewer)
    if (!shown || !has(shown, { width, film, document })) throw notFound('media')
    const name = document ? 'document.pdf' : film ? 'video.mp4' : `${width}.webp`
    const etag = `"${id}-${shown.revision}-${name}"`
    const headers = { ...HEADERS, etag, 'content-type': typeOf(name), ...(document ? toSave(shown.alt) : {}) }
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
    return send(ctx, request, madeKey(id, shown.revision, name), headers)
  }

  async function send(
    ctx: Context,
    request: Request,
    key: string,
    headers: Record<string, string> & { etag: string },
  ): Promise<Response> {
    const known = small.get(key)
    const stored = known ? null : await ctx.ports.files.get(key, { start: 0, end: 0 })
    const size = known?.length ?? stored?.size
    if (size === undefined) throw notFound('media')
    const condition = request.headers.get('if-range')
    const range = condition && condition !== headers.etag ? null : readRange(request.headers.get('range'), size)
    if (range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
    }
    const length = range ? range.end - range.start + 1 : size
    const said = { ...headers, 'content-length': String(length), ...(range ? contentRange(range, size) : {}) }
    const status = range ? 206 : 200
    if (request.method === 'HEAD') return new Response(null, { status, headers: said })
    return new Response(await bodyOf(ctx, key, size, range), { status, headers: said })
  }

  async function bodyOf(ctx: Context, key: string, size: number, range: ByteRange | null): Promise<BodyInit> {
    const known = small.get(key)
    if (known) return range ? known.subarray(range.start, range.end + 1) : known
    const stored = await ctx.ports.files.get(key, range ?? undefined)
    if (!stored) throw notFound('media')
    if (range || size > SMALL) return stored.stream()
    const bytes = await stored.bytes()
    small.keep(key, bytes)
    return bytes
  }
}

const SMALL = 512 * 1024

const contentRange = ({ start, end }: ByteRange, size: number) => ({ 'content-range': `bytes ${start}-${end}/${size}` })

interface Asked {
  width: string | undefined
  film: string | undefined
  document: string | undefined
}

function has(shown: ShownFile, { width, film, document }: Asked): boolean {
  if (document) return shown.kind === 'document'
  return film ? shown.kind === 'video' : shown.widths.includes(Number(width))
}

const typeOf = (name: string): string =>
  name.endsWith('.pdf') ? 'application/pdf' : name.endsWith('.mp4') ? 'video/mp4' : 'image/webp'

/** Nothing that strangers send opens in a page: a document is saved, under the name that its owner gave it. */
function toSave(title: string): Record<string, string> {
  const plain = Array.from(title).filter((sign) => sign >= ' ' && !'"<>|:*?\\/\u007f'.includes(sign))
  const name = encodeURIComponent(plain.join('').slice(0, 80).trim().toWellFormed() || 'document')
  return { 'content-disposition': `attachment; filename*=UTF-8''${name.replace(/'/g, '%27')}.pdf` }
}

function passIn(url: string): string | null {
  const at = url.indexOf('?')
  return at < 0 ? null : new URLSearchParams(url.slice(at)).get('v')
}
