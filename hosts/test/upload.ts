import type { MediaId } from '@heraia/contract/ids'
import type { MediaPurpose } from '@heraia/contract/media'

export interface UploadSaid {
  id: MediaId
  purpose: MediaPurpose
  type: string
  filename?: string
}

const encode = (text: string) => Buffer.from(text).toString('base64')

/** The first request of an upload; its answer says where the bytes go. */
export const beginUpload = (
  fetch: typeof globalThis.fetch,
  token: string | null,
  size: number,
  { id, purpose, type, filename }: UploadSaid,
): Promise<Response> => {
  const said = { id, purpose, filetype: type, ...(filename === undefined ? {} : { filename }) }
  return fetch('/uploads', {
    method: 'POST',
    headers: {
      ...headersOf(token),
      'upload-length': String(size),
      'upload-metadata': Object.entries(said)
        .map(([name, value]) => `${name} ${encode(value)}`)
        .join(),
    },
  })
}

export const sendBytes = (
  fetch: typeof globalThis.fetch,
  token: string | null,
  id: MediaId,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> =>
  fetch(`/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      ...headersOf(token),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(body.length),
    },
    body,
  })

/** How far an upload is; null: there is none for her. */
export async function offsetOf(
  fetch: typeof globalThis.fetch,
  token: string | null,
  id: MediaId,
): Promise<number | null> {
  const response = await fetch(`/uploads/${id}`, { method: 'HEAD', headers: headersOf(token) })
  return response.ok ? Number(response.headers.get('upload-offset')) : null
}

/** A whole upload, as the client of the site sends it. Throws where it is refused. */
export async function upload(
  fetch: typeof globalThis.fetch,
  token: string,
  bytes: Uint8Array<ArrayBuffer>,
  said: UploadSaid,
): Promise<void> {
  for (const step of [
    () => beginUpload(fetch, token, bytes.length, said),
    () => sendBytes(fetch, token, said.id, 0, bytes),
  ]) {
    const response = await step()
    if (!response.ok) throw new Error(`The upload was refused: ${response.status} ${await response.text()}`)
  }
}

const headersOf = (token: string | null): Record<string, string> => ({
  'tus-resumable': '1.0.0',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
})
