import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { mediaTypes } from './media-types.ts'

interface Asset {
  plain: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | null
  gzip: Uint8Array<ArrayBuffer> | null
  headers: Record<string, string>
}

/** Answers from memory what the build wrote, compressed at build time; null for every other path. */
export function staticAssets(folder: string): (request: Request, pathname: string) => Response | null {
  const assets = readAssets(folder)
  return (request, pathname) => {
    const asset = assets.get(pathname)
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    if (request.headers.get('if-none-match')?.includes(asset.headers.etag ?? '')) {
      return new Response(null, { status: 304, headers: asset.headers })
    }
    const [body, encoding] = smallest(asset, request.headers.get('accept-encoding') ?? '')
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        ...asset.headers,
        'content-length': String(body.length),
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    })
  }
}

function smallest(asset: Asset, accepted: string): [Uint8Array<ArrayBuffer>, string | null] {
  if (asset.br && /\bbr\b/.test(accepted)) return [asset.br, 'br']
  if (asset.gzip && /\bgzip\b/.test(accepted)) return [asset.gzip, 'gzip']
  return [asset.plain, null]
}

function readAssets(folder: string): Map<string, Asset> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(files)
  const read = (file: string) => new Uint8Array(readFileSync(file))
  const optional = (file: string) => (known.has(file) ? read(file) : null)
  const served = files.filter((file) => !/\.(br|gz)$/.test(file) && !file.includes(`${sep}.`))
  return new Map(
    served.map((file) => {
      const pathname = `/${file.slice(folder.length).split(sep).filter(Boolean).join('/')}`
      const plain = read(file)
      return [
        pathname,
        { plain, br: optional(`${file}.br`), gzip: optional(`${file}.gz`), headers: headersOf(pathname, plain) },
      ]
    }),
  )
}

/** The build puts a fingerprint into the name of everything under /assets/: such a file never changes. */
function headersOf(pathname: string, content: Uint8Array): Record<string, string> {
  return {
    'content-type': mediaTypes[extname(pathname)] ?? 'application/octet-stream',
    'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    vary: 'accept-encoding',
  }
}
