import type { Uploads } from '@heraia/server/features/media/uploads/uploads'
import { uploadKey } from '@heraia/server/files/file-keys'
import { securityHeaders, transportHeaders } from '@heraia/server/http/security-headers'
import { type DataStore, Metadata, Server } from '@tus/server'

export const UPLOADS_PATH = '/uploads'

/** Whether the endpoint below answers it. */
export const isUpload = (pathname: string): boolean =>
  pathname === UPLOADS_PATH || pathname.startsWith(`${UPLOADS_PATH}/`)

export type AnswerUpload = (request: Request, address: string) => Promise<Response>

/** /uploads in the tus protocol 1.0: uploads that go on where they stopped. The rules are the server's. */
export function uploadsEndpoint(uploads: Uploads, store: DataStore, siteUrl: string): AnswerUpload {
  store.extensions = ['creation', 'termination', 'expiration']
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: store,
    allowedOrigins: [siteUrl],
    maxSize: uploads.maxBytes,
    namingFunction: (_, metadata) => uploadKey(metadata?.id ?? ''),
    generateUrl: (_, { path, id }) => `${path}/${idIn(id)}`,
    getFileIdFromRequest: (_, last) => (last ? uploadKey(last) : undefined),
    // Its name stays with her: nothing of it is stored.
    onUploadCreate: async () => ({ metadata: {} }),
    onUploadFinish: async (_, { id }) => {
      await uploads.finished(idIn(id))
      return {}
    },
    onResponseError: (_, error) => {
      if ('status_code' in error) return undefined
      const { status, ...said } = uploads.refusal(error, '')
      return { status_code: status, body: JSON.stringify(said) }
    },
  })
  const headers = { ...securityHeaders, ...transportHeaders(siteUrl) }

  return async (request, address) => {
    const requestId = uploads.requestIdOf(request)
    const response = await answer(request, address).catch((error: unknown) => {
      const { status, ...said } = uploads.refusal(error, requestId)
      return new Response(JSON.stringify(said), { status })
    })
    return inOneShape(response, request.method, { ...headers, 'x-request-id': requestId })
  }

  async function answer(request: Request, address: string): Promise<Response> {
    const from = { address }
    const id = new URL(request.url).pathname.slice(UPLOADS_PATH.length + 1)
    if (request.method === 'OPTIONS') return tus.handleWeb(request)
    if (request.method === 'POST' && id === '') {
      const draft = draftOf(request)
      const state = await uploads.begin(request, from, draft)
      const isThere = state === 'uploading' ? await isStored(draft.id ?? '') : state !== 'new'
      return isThere ? begunBefore(draft.id ?? '') : tus.handleWeb(request)
    }
    if (!['HEAD', 'PATCH', 'DELETE'].includes(request.method)) return new Response(null, { status: 405 })
    const { state, size } = await uploads.state(request, from, id)
    if (request.method === 'DELETE') return discard(request, address, id)
    if (state !== 'uploading') return request.method === 'HEAD' ? complete(size) : new Response(null, { status: 409 })
    const response = await tus.handleWeb(request)
    // Its last byte was stored, but the process ended before it could say so.
    if (response.ok && response.headers.get('upload-offset') === String(size)) await uploads.finished(id)
    return response
  }

  async function discard(request: Request, address: string, id: string): Promise<Response> {
    await uploads.discard(request, { address }, id)
    await store.remove(uploadKey(id)).catch(() => {})
    return new Response(null, { status: 204, headers: { 'tus-resumable': '1.0.0' } })
  }

  async function isStored(id: string): Promise<boolean> {
    return store.getUpload(uploadKey(id)).then(
      () => true,
      () => false,
    )
  }
}

const idIn = (key: string): string => key.slice(uploadKey('').length)

function draftOf(request: Request) {
  const said = metadataOf(request.headers.get('upload-metadata'))
  const length = request.headers.get('upload-length')
  return { id: said.id, purpose: said.purpose, type: said.filetype, size: length ? Number(length) : Number.NaN }
}

function metadataOf(header: string | null): Record<string, string | null> {
  try {
    return Metadata.parse(header ?? undefined)
  } catch {
    return {}
  }
}

/** A client that begins again is sent where it was: it learns there how far that is. */
const begunBefore = (id: string): Response =>
  new Response(null, { status: 201, headers: { location: `${UPLOADS_PATH}/${id}`, 'tus-resumable': '1.0.0' } })

const complete = (size: number): Response =>
  new Response(null, {
    headers: {
      'upload-offset': String(size),
      'upload-length': String(size),
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
    },
  })

/** What the protocol's library refuses by itself says why in the shape of all our refusals. */
async function inOneShape(response: Response, method: string, headers: Record<string, string>): Promise<Response> {
  const isRefusal = response.status >= 400 && method !== 'HEAD'
  const answer = isRefusal ? refusalOf(await response.text(), response, headers['x-request-id'] ?? '') : response
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

function refusalOf(text: string, { status, headers }: Response, requestId: string): Response {
  const said = text.startsWith('{')
    ? (JSON.parse(text) as { retryAfterSeconds?: number })
    : { code: 'UPLOAD_REFUSED', reason: 'protocol', message: text.trim() || 'Not as the tus protocol has it.' }
  const answer = Response.json({ ...said, status, data: { ...said, requestId } }, { status })
  const resumable = headers.get('tus-resumable')
  if (resumable) answer.headers.set('tus-resumable', resumable)
  if ('retryAfterSeconds' in said) answer.headers.set('retry-after', String(Math.ceil(said.retryAfterSeconds ?? 2)))
  return answer
}
