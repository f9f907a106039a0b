import type { Uploads } from '@heraia/server/features/media/uploads/uploads'
import { uploadKey } from '@heraia/server/files/file-keys'
import type { FileStore } from '@heraia/server/ports'

const PATH = '/uploads'
const TUS = { 'tus-resumable': '1.0.0', 'x-content-type-options': 'nosniff' }

export const isUpload = (pathname: string): boolean => pathname === PATH || pathname.startsWith(`${PATH}/`)

/**
 * /uploads in the tus protocol 1.0, for one browser that speaks to itself: what hosts/uploads does for a network, by the
 * same rules of the server. A file comes in one piece or in several, and is kept with each.
 */
export function answerUploads(uploads: Uploads, files: FileStore) {
  return async (request: Request, address: string): Promise<Response> => {
    try {
      return await answer(request, { address })
    } catch (error) {
      const { status, ...said } = uploads.refusal(error, uploads.requestIdOf(request))
      const again = 'retryAfterSeconds' in said && { 'retry-after': String(Math.ceil(said.retryAfterSeconds ?? 2)) }
      return Response.json({ ...said, status, data: said }, { status, headers: { ...TUS, ...again } })
    }
  }

  async function answer(request: Request, from: { address: string }): Promise<Response> {
    const id = new URL(request.url).pathname.slice(PATH.length + 1)
    if (request.method === 'POST' && id === '') return begin(request, from)
    if (!['HEAD', 'PATCH', 'DELETE'].includes(request.method)) return plain(405)
    if (request.method === 'DELETE') {
      await uploads.discard(request, from, id)
      await files.remove([uploadKey(id), partKey(id)])
      return plain(204)
    }
    const { state, size } = await uploads.state(request, from, id)
    if (state !== 'uploading') return request.method === 'HEAD' ? standing(200, size, size) : plain(409)
    return request.method === 'HEAD' ? standing(200, await offsetOf(id, size), size) : receive(request, id, size)
  }

  async function begin(request: Request, from: { address: string }): Promise<Response> {
    const draft = draftOf(request)
    await uploads.begin(request, from, draft)
    if (draft.size === 0) await finish(draft.id ?? '', new Uint8Array())
    return plain(201, { location: `${PATH}/${draft.id}` })
  }

  async function receive(request: Request, id: string, size: number): Promise<Response> {
    const offset = await offsetOf(id, size)
    if (Number(request.headers.get('upload-offset')) !== offset) return plain(409)
    const before = await (await files.get(partKey(id)))?.bytes()
    const piece = new Uint8Array(await request.arrayBuffer())
    const now = new Uint8Array(offset + piece.length)
    if (now.length > size) return plain(413)
    if (before) now.set(before)
    now.set(piece, offset)
    if (now.length === size) await finish(id, now)
    else await files.put(partKey(id), now)
    return standing(204, now.length)
  }

  async function finish(id: string, whole: Uint8Array): Promise<void> {
    await files.put(uploadKey(id), whole)
    await files.remove([partKey(id)])
    await uploads.finished(id)
  }

  async function offsetOf(id: string, size: number): Promise<number> {
    if (await files.get(uploadKey(id))) return size
    return (await files.get(partKey(id)))?.size ?? 0
  }
}

const partKey = (id: string) => `${uploadKey(id)}.part`

const plain = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...TUS, ...headers } })

const standing = (status: number, offset: number, size?: number) =>
  plain(status, {
    'upload-offset': String(offset),
    'cache-control': 'no-store',
    ...(size !== undefined && { 'upload-length': String(size) }),
  })

/** `Upload-Metadata`: names, each with its value in base64. */
function draftOf({ headers }: Request) {
  const pairs = (headers.get('upload-metadata') ?? '').split(',').map((pair) => pair.trim().split(' '))
  const said = new Map(pairs.map(([name = '', value = '']) => [name, textOf(value)]))
  const size = headers.get('upload-length')
  return {
    id: said.get('id') ?? null,
    purpose: said.get('purpose') ?? null,
    type: said.get('filetype') ?? null,
    size: size ? Number(size) : Number.NaN,
  }
}

function textOf(base64: string): string | null {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}
