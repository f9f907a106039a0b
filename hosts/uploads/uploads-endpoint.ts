import type { Uploads } from '@heraia/server/features/media/uploads/uploads'
import { uploadKey } from '@heraia/server/files/file-keys'
import { securityHeaders } from '@heraia/server/http/security-headers'
import { authDefaults } from '@heraia/server/settings'
import { type DataStore, MemoryLocker, Metadata, Server } from '@tus/server'
import { bodyOf } from './body-of-request.ts'
import { createReceiver } from './receive-bytes.ts'

const UPLOADS_PATH = '/uploads'

/** Whether the endpoint below answers it. */
export const isUpload = (pathname: string): boolean =>
  pathname === UPLOADS_PATH || pathname.startsWith(`${UPLOADS_PATH}/`)

export type AnswerUpload = (request: Request, address: string) => Promise<Response>

/** /uploads in the tus protocol 1.0: uploads that go on where they stopped. The rules are the server's. */
export function uploadsEndpoint(uploads: Uploads, store: DataStore, siteUrl: string): AnswerUpload {
  store.extensions = ['creation', 'termination', 'expiration']
  const locker = new MemoryLocker()
  const receive = createReceiver(store, locker)
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: store,
    locker,
    allowedOrigins: [siteUrl],
    maxSize: uploads.maxBytes,
    namingFunction: (_, metadata) => uploadKey(metadata?.id ?? ''),
    generateUrl: (_, { path, id }) => `${path}/${idIn(id)}`,
    getFileIdFromRequest: (_, last) => (last ? uploadKey(last) : undefined),
    // Its name stays with her: nothing of it is stored.
    onUploadCreate: async () => ({ metadata: {} }),
    onResponseError: (_, error) => {
      if ('status_code' in error) return undefined
      const { status, ...said } = uploads.refusal(error, '')
      return { status_code: status, body: JSON.stringify(said) }
    },
  })
  // No page: what an installation allows its pages to load of others is nothing to an upload.
  const headers = securityHeaders({ siteUrl, auth: authDefaults })

  const receiveBytes = (request: Request, id: string): Promise<Response> =>
    receive(request.headers, bodyOf(request), uploadKey(id)).catch((error: unknown) => {
      if (isProtocolError(error)) return new Response(error.body, { status: error.status_code })
      throw error
    })

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
      if (isThere) return begunBefore(draft.id ?? '')
      return finishing(await tus.handleWeb(request), draft)
    }
    if (!['HEAD', 'PATCH', 'DELETE'].includes(request.method)) return new Response(null, { status: 405 })
    const { state, size } = await uploads.state(request, from, id)
    if (request.method === 'DELETE') return discard(request, address, id)
    if (state !== 'uploading') return request.method === 'HEAD' ? complete(size) : new Response(null, { status: 409 })
    const isPatch = request.method === 'PATCH'
    const response = isPatch ? await receiveBytes(request, id) : await tus.handleWeb(request)
    return finishing(response, { id, size })
  }

  /** Where it was only asked for too: the process that stored its last byte may have ended before it could say so. */
  async function finishing(response: Response, { id, size }: { id?: string | null; size: number }): Promise<Response> {
    if (id && response.ok && response.headers.get('upload-offset') === String(size)) await uploads.finished(id)
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

/** The library throws what to answer. */
const isProtocolError = (error: unknown): error is { status_code: number; body: string } =>
  typeof error === 'object' && error !== null && 'status_code' in error && 'body' in error

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
